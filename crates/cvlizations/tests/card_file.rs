//! The card file: what it holds, how a corrected one is used, and how a broken one is refused.

use cvlizations::catalogue::{builtin, builtin_text, load};
use cvlizations::{Idea, Kind, Order, Rules, State, Variant};
use tabletop::{Game, Record, Seed, testing};

/// C3-C5: every order and every idea has names, kind, cost, points and certainty.
#[test]
fn the_built_in_file_holds_every_card() {
    let catalogue = load(builtin_text()).unwrap();
    assert!(catalogue.is_builtin());
    for order in Order::ALL {
        let card = catalogue.order(order);
        assert_eq!(card.name.en.to_lowercase(), order.slug());
        assert!(card.certainty.contains_key("effect_3plus"));
    }
    for idea in Idea::all() {
        let card = catalogue.idea(idea);
        assert_eq!(card.name.en.to_lowercase().replace(' ', "-"), idea.slug());
        assert!(card.cost.total() >= 2 && !card.text.is_empty());
        assert!(["rulebook", "inferred", "designed"].contains(&card.certainty["number"].as_str()));
    }
    assert_eq!(
        Kind::ALL.map(|kind| catalogue.of_kind(kind).len()),
        [12, 12, 12, 12]
    );
}

/// C22: in case 3+ exactly four orders give nothing.
#[test]
fn exactly_four_orders_give_nothing_in_case_3() {
    let fails = |order: &Order| builtin().order(*order).gives[2] == 0;
    let failing: Vec<Order> = Order::ALL.into_iter().filter(fails).collect();
    assert_eq!(
        failing,
        [
            Order::Thieving,
            Order::Cunning,
            Order::Slacking,
            Order::Doubling
        ]
    );
}

/// C21: most orders are strongest in case 2.
#[test]
fn orders_are_strongest_in_case_2() {
    for order in Order::ALL {
        let [one, two, many] = builtin().order(order).gives;
        assert!(two >= one && one > many, "{order}");
    }
}

/// C76: with the present data the floor of one unit never binds.
#[test]
fn the_cheapest_possible_price_is_one() {
    let cheapest = |age_three: bool, discounts: u16| {
        Idea::all()
            .filter(|idea| idea.is_of_age_three() == age_three)
            .map(|idea| builtin().idea(idea).cost.total() - discounts)
            .min()
    };
    assert!(cheapest(false, 1) >= Some(1) && cheapest(true, 2) >= Some(1));
}

#[test]
fn a_corrected_file_is_used_beside_the_built_in_one() {
    let text = builtin_text()
        .replace("pl = \"Samochód\"", "pl = \"Auto\"")
        .replace(
            "gives = [1, 2, 0]\ntext = [\n  \"Take 1 happiness",
            "gives = [5, 2, 0]\ntext = [\n  \"Take 1 happiness",
        );
    let catalogue = load(&text).unwrap();
    assert_eq!(catalogue.order(Order::Slacking).gives, [5, 2, 0]);
    assert_eq!(catalogue.idea("car".parse().unwrap()).name.pl, "Auto");
    let rules = Rules::new(Variant::Standard).with_cards(catalogue);
    let written = rules.to_string();
    assert!(
        written.ends_with(&format!("cards={}", catalogue.hash())),
        "{written}"
    );
    assert_eq!(written.parse::<Rules>(), Ok(rules));
    testing::check_games::<State>(&[(rules, 3), (Rules::default(), 3)], 0..40, false);
    let tables = [rules, Rules::default()]
        .map(|rules| State::setup(&rules, 3, &Seed::from_number(1)).unwrap());
    assert_ne!(tables[0], tables[1]);
    assert_eq!(tables[0].rules(), rules);
    let record = Record::<State>::new(rules, 3, Seed::from_number(1)).write();
    assert_eq!(Record::<State>::read(&record).unwrap().rules, rules);
}

#[test]
fn a_record_with_unknown_cards_is_refused_with_a_reason() {
    let record = Record::<State>::new(Rules::default(), 3, Seed::from_number(1))
        .write()
        .replace(
            "first=random",
            "first=random cards=0123456789abcdef0123456789abcdef",
        );
    let error = Record::<State>::read(&record).unwrap_err().to_string();
    assert!(
        error.contains("line 3") && error.contains("cdef, which is not known"),
        "{error}"
    );
}

/// Each broken file names the line and the reason.
#[test]
fn broken_files_are_refused_with_line_and_reason() {
    let line_of = |text: &str, part: &str| {
        let before = text
            .find(part)
            .unwrap_or_else(|| panic!("{part} is not in the file"));
        text[..before].matches('\n').count() + 1
    };
    let cost = "cost = { food = 2, wood = 1, stone = 0 }";
    for (part, replacement, reason) in [
        (
            cost,
            "cost = { food = 2, wood = 1 }",
            "missing field `stone`",
        ),
        (
            cost,
            "cost = { food = 2, wood = 1, stone = 0, gold = 1 }",
            "unknown field `gold`",
        ),
        (
            cost,
            "cost = { food = 0, wood = 0, stone = 0 }",
            "at least 1 resource",
        ),
        (
            cost,
            "cost = { food = 200, wood = 0, stone = 0 }",
            "more than 20",
        ),
        (
            cost,
            "cost = { food = -1, wood = 0, stone = 0 }",
            "invalid value",
        ),
        (
            "kind = \"ideology\"",
            "kind = \"religion\"",
            "unknown variant `religion`",
        ),
        ("number = 1\n", "number = 49\n", "numbered 1 to 48"),
        ("points = 1\n", "points = 99\n", "more than 20"),
        (
            "effect = { amount = 1 }",
            "effect = { amount = 0 }",
            "possible are 1 to 20",
        ),
        (
            "effect = { amount = 1 }",
            "effect = { per = 1 }",
            "needs «amount»",
        ),
        (
            "effect = { amount = 1 }",
            "effect = { amount = 1, per = 2 }",
            "has no «per»",
        ),
        (
            "effect = { order = \"slacking\"",
            "effect = { order = \"doubling\"",
            "tied to doubling",
        ),
        (
            "ideas = [11, 17, 25, 28]",
            "ideas = [11, 99]",
            "numbered 1 to 48",
        ),
        (
            "slug = \"thieving\"",
            "slug = \"stealing\"",
            "expected an order",
        ),
        (
            "cost = { food = 2, wood = 1, stone = 0 }",
            "cost = \"dear\"",
            "expected a cost such as { food = 2, wood = 1, stone = 0 }",
        ),
        (
            "effect = { amount = 1 }",
            "effect = 1",
            "expected the numbers of an effect such as { amount = 1 }",
        ),
        ("gives = [2, 3, 1]", "gives = [2, 3]", "invalid length"),
        ("gives = [2, 3, 1]", "gives = [2, 300, 1]", "more than 20"),
        ("gives = [1, 1, 0]", "gives = [2, 1, 0]", "doubling gives"),
        ("en = \"Optimism\"", "en = \" \"", "a name has 1 to 40"),
        (
            "cost = \"designed\"",
            "cost = \"guessed\"",
            "a certainty is one of",
        ),
        (
            "timing = \"inferred\"",
            "mood = \"inferred\"",
            "certainty of «timing» is missing",
        ),
    ] {
        let line = line_of(builtin_text(), part);
        let error = load(&builtin_text().replacen(part, replacement, 1)).unwrap_err();
        assert!(error.contains(reason), "{replacement}: {error}");
        assert!(
            error.starts_with(&format!("line {line}: ")),
            "{replacement}, line {line}: {error}"
        );
    }
}

#[test]
fn missing_and_doubled_cards_are_refused() {
    let start = builtin_text().find("[[idea]]").unwrap();
    let second = start + 1 + builtin_text()[start + 1..].find("[[idea]]").unwrap();
    let (head, first, tail) = (
        &builtin_text()[..start],
        &builtin_text()[start..second],
        &builtin_text()[second..],
    );
    let error = load(&format!("{head}{tail}")).unwrap_err();
    assert!(error.ends_with("idea 1 (optimism) is missing"), "{error}");
    let error = load(&format!("{head}{first}{first}{tail}")).unwrap_err();
    assert!(error.ends_with("idea 1 is there twice"), "{error}");
    let error = load("").unwrap_err();
    assert!(error.contains("missing field `order`"), "{error}");
    assert!(
        load("this is no card file")
            .unwrap_err()
            .starts_with("line 1: ")
    );
}

/// Records do not name the built-in cards, so a changed number in them changes what old records mean.
#[test]
fn the_built_in_cards_belong_to_the_version_of_the_rules() {
    let known = (2, "15f1a54e71299b24799a381925200891");
    assert_eq!(
        (State::RULES_VERSION, builtin().hash()),
        known,
        "if a number of the built-in cards has changed, raise RULES_VERSION; then note the new hash here"
    );
}
