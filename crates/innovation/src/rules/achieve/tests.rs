//! Chapters 6 and 11, clause by clause.

use crate::state::{Rules, Special, State};
use crate::testing::{A, B, check, check_options};
use crate::view::Progress;
use tabletop::{FastRng, Play, Record, Seed};

// R8, R35, R36, R41, E007: 25 points, but the highest top card is a 4.
#[test]
fn an_age_above_the_highest_top_card_cannot_be_claimed() {
    check_options(
        "A  board experimentation  score 10 10 5",
        "",
        "A: draw; dogma experimentation; achieve 1; achieve 2; achieve 3; achieve 4",
    );
    check_options(
        "A  board chemistry  score 10 10 5",
        "",
        "A: draw; dogma chemistry; achieve 1; achieve 2; achieve 3; achieve 4; achieve 5",
    );
}

// R36: five points for each age, exactly.
#[test]
fn one_point_less_is_not_enough() {
    check_options(
        "A  board fission  score 9",
        "",
        "A: draw; dogma fission; achieve 1",
    );
    check_options(
        "A  board fission  score 10",
        "",
        "A: draw; dogma fission; achieve 1; achieve 2",
    );
}

// R13, R36: there is no achievement of age 10, whatever the score.
#[test]
fn nine_is_the_highest_achievement() {
    check_options(
        "A  board software  score 10 10 10 10 10 9 9 9",
        "",
        "A: draw; dogma software; achieve 1; achieve 2; achieve 3; achieve 4; achieve 5; achieve 6; achieve 7; \
         achieve 8; achieve 9",
    );
}

// R6, R36, E008
#[test]
fn a_high_card_under_a_low_one_does_not_help() {
    check_options(
        "A  board rocketry,tools^  score 10 10",
        "",
        "A: draw; dogma tools; achieve 1",
    );
}

// R37, R38, E009: nothing is paid, any order.
#[test]
fn the_same_points_claim_several_achievements() {
    check(
        "A  board mathematics  score 10",
        "A achieve 2; A achieve 1",
        "A  board mathematics  score 10  achieved 1 2
         turn B 2",
    );
}

// R38, E010
#[test]
fn a_claimed_age_is_gone_for_everybody() {
    check_options(
        "A  board fission  score 10 5  achieved 1
         B  achieved 2",
        "",
        "A: draw; dogma fission; achieve 3",
    );
}

// R39, R98, R103: Fission removes everything but the achievements.
#[test]
fn a_claimed_achievement_is_kept_even_by_fission() {
    check(
        "A  board fission  hand tools  achieved 1 world
         B  board writing,pottery<  score 5  achieved 2
         deck 2  calendar
         deck 10  robotics databases",
        "A dogma fission",
        "A  achieved 1 world
         B  achieved 2
         deck 2  calendar
         deck 10  databases
         available 3 4 5 6 7 8 9 monument empire wonder universe
         turn A 1
         bonus none",
    );
}

// R14, R104, R107, D14: Metalworking 3 castles, Stem Cells 3 leaves, Experimentation 3 bulbs and Rocketry under it
// 2 clocks, Railroad 2 clocks and a factory and Specialization under it 2 factories; the crowns come with the meld.
#[test]
fn empire_needs_three_of_each_icon() {
    let board = "board metalworking stem-cells rocketry,experimentation> specialization,railroad^";
    check(
        &format!("A {board} hand navigation"),
        "A meld navigation",
        &format!("A {board} navigation achieved empire"),
    );
    // Compass has only two crowns.
    check(
        &format!("A {board} hand compass"),
        "A meld compass",
        &format!("A {board} compass"),
    );
}

// R104, R109: Rocketry 3, Quantum Theory under it 2, Satellites 3, Fission 3, A.I. 1.
#[test]
fn world_needs_twelve_clocks() {
    let board = "board quantum-theory,rocketry> satellites fission";
    check(
        &format!("A {board} hand ai"),
        "A meld ai",
        &format!("A {board} ai achieved world"),
    );
    check(
        &format!("A {board} hand services"),
        "A meld services",
        &format!("A {board} services"),
    );
}

// R102, R104, R110, E073, E083: Flight splays red up.
#[test]
fn wonder_needs_five_colours_splayed_right_or_up() {
    let wonder = |piles: &str, end: &str| {
        check(
            &format!("A board {piles} oars,flight"),
            "A dogma flight; A red",
            &format!("A board {piles} oars,flight^ {end}"),
        );
    };
    wonder(
        "tools,writing> sailing,the-wheel^ mysticism,city-states> masonry,agriculture^",
        "achieved wonder",
    );
    wonder(
        "tools,writing> sailing,the-wheel^ mysticism,city-states< masonry,agriculture^",
        "",
    );
    wonder(
        "tools,writing> sailing,the-wheel^ mysticism masonry,agriculture^",
        "",
    );
    wonder("tools,writing> sailing,the-wheel^ masonry,agriculture^", "");
}

// R104, R111, E084
#[test]
fn universe_needs_five_top_cards_of_8_or_more() {
    let board = "board rocketry corporations socialism flight";
    check(
        &format!("A {board} hand antibiotics"),
        "A meld antibiotics",
        &format!("A {board} antibiotics achieved universe"),
    );
    check(
        &format!("A {board} hand refrigeration"),
        "A meld refrigeration",
        &format!("A {board} refrigeration"),
    );
}

// R105
#[test]
fn a_special_achievement_exists_once() {
    check(
        "A  board rocketry corporations socialism flight  hand antibiotics
         B  achieved universe",
        "A meld antibiotics",
        "A  board rocketry corporations socialism flight antibiotics
         B  achieved universe",
    );
}

/// A lacks one clock, B two; Bicycle has one and uncovers the three of Databases.
const BOTH_LACK_CLOCKS: [&str; 2] = [
    "board quantum-theory,rocketry> mobility,fission^ the-internet canal-building,skyscrapers>",
    "board bioengineering,software^ databases,bicycle lighting,railroad^ robotics",
];

// R106, E075: one transfer gives both players twelve clocks; the player on turn has priority.
#[test]
fn the_active_player_claims_first_when_two_meet_the_condition() {
    let [demander, victim] = BOTH_LACK_CLOCKS;
    let left = victim.replace("databases,bicycle ", "");
    check(
        &format!("A {demander}\nB {victim}"),
        "A dogma skyscrapers; B bicycle",
        &format!("A {demander} bicycle achieved world\nB {left} score databases"),
    );
    check(
        &format!("turn B 2\nA {victim}\nB {demander}"),
        "B dogma skyscrapers; A bicycle",
        &format!("A {left} score databases\nB {demander} bicycle achieved world"),
    );
}

// R106, E075: neither is on turn; C sits nearer to B's left than A.
#[test]
fn among_the_others_the_first_clockwise_claims() {
    check(
        "players 3
         turn B 1
         A  board software databases ai robotics stem-cells
         C  board rocketry satellites services fission ecology
         deck 1  tools",
        "B draw",
        "A  board software databases ai robotics stem-cells
         B  hand tools
         C  board rocketry satellites services fission ecology  achieved universe",
    );
}

// R108, R113, E078: scored from the hand, from the board, drawn and scored; tucked, drawn and tucked.
#[test]
fn six_scored_or_six_tucked_cards_are_a_monument() {
    check(
        "A  board philosophy  hand tools  scored 5",
        "A dogma philosophy; A tools",
        "A  board philosophy  score tools  scored 6  achieved monument",
    );
    check(
        "A  board coal  scored 5
         deck 5  astronomy",
        "A dogma coal; A coal",
        "A  board astronomy  score coal  scored 6  tucked 1  achieved monument",
    );
    check(
        "A  board machine-tools  scored 5
         deck 1  tools",
        "A dogma machine-tools",
        "A  board machine-tools  score tools  scored 6  achieved monument",
    );
    check(
        "A  board code-of-laws  hand city-states  tucked 5",
        "A dogma code-of-laws; A city-states; A pass",
        "A  board city-states,code-of-laws  tucked 6  achieved monument",
    );
    check(
        "A  board colonialism  tucked 5
         deck 3  education",
        "A dogma colonialism",
        "A  board colonialism education  tucked 6  achieved monument",
    );
    check(
        "A  board philosophy  hand tools  scored 4  tucked 5",
        "A dogma philosophy; A tools",
        "A  board philosophy  score tools  scored 5  tucked 5",
    );
}

// R108, R113, E079: Stem Cells scores three cards, then Clothing three for yellow, green and red.
#[test]
fn three_scored_with_each_action_are_a_monument() {
    check(
        "A  board stem-cells clothing archery  hand tools writing oars
         deck 1  sailing the-wheel mysticism",
        "A dogma stem-cells; A yes; A dogma clothing",
        "A  board stem-cells clothing archery  score tools writing oars sailing the-wheel mysticism  achieved monument
         turn B 2",
    );
}

// R24, R113, E079: three scored in the own turn and three as a sharer in the next player's turn are not six.
#[test]
fn counters_start_anew_with_every_turn() {
    check(
        "turn A 1
         A  board stem-cells archery pottery  hand tools writing oars
         B  board clothing
         deck 1  sailing the-wheel mysticism city-states masonry",
        "A dogma stem-cells; A yes; B dogma clothing",
        "A  board stem-cells archery pottery  score tools writing oars sailing the-wheel mysticism  scored 3
         B  board clothing  score city-states  hand masonry  scored 1
         turn B 1
         bonus B",
    );
}

// R108, E080, D23: three tucked and three scored are enough only by the option.
#[test]
fn tucked_and_scored_cards_are_not_added_up_unless_the_option_says_so() {
    check(
        "A  board philosophy  hand tools  tucked 3  scored 2",
        "A dogma philosophy; A tools",
        "A  board philosophy  score tools  tucked 3  scored 3",
    );
    check(
        "rules monument=mixed
         A  board philosophy  hand tools  tucked 3  scored 2",
        "A dogma philosophy; A tools",
        "A  board philosophy  score tools  tucked 3  scored 3  achieved monument",
    );
}

// R81, R104, R113, E074, E081: B shares on A's turn and scores the sixth card of his own.
#[test]
fn a_sharers_cards_count_for_himself_in_anothers_turn() {
    check(
        "A  board philosophy  scored 5
         B  board experimentation  hand tools  scored 5
         deck 2  calendar",
        "A dogma philosophy; B tools",
        "A  board philosophy  hand calendar  scored 5
         B  board experimentation  score tools  scored 6  achieved monument
         bonus A",
    );
}

// R104, R113, E081: Monotheism makes the victim tuck.
#[test]
fn a_victims_tuck_counts_for_the_victim() {
    check(
        "A  board monotheism
         B  board oars  tucked 5
         deck 1  tools writing",
        "A dogma monotheism",
        "A  board monotheism writing  score oars  tucked 1  scored 0
         B  board tools  tucked 6  achieved monument",
    );
}

// R92, R94, R95, R113, E077: a transfer into a score pile and an exchange are no scoring.
#[test]
fn transfers_and_exchanges_count_for_no_monument() {
    check(
        "A  board oars  scored 5
         B  hand sailing
         deck 1  tools",
        "A dogma oars",
        "A  board oars  score sailing  scored 5
         B  hand tools",
    );
    check(
        "A  board canal-building  hand tools writing  scored 5",
        "A dogma canal-building; A yes",
        "A  board canal-building  score tools writing  scored 5",
    );
    check(
        "A  board writing sailing  hand mysticism  tucked 5  scored 5",
        "A meld mysticism",
        "A  board writing sailing mysticism  tucked 5  scored 5",
    );
}

// R112, E082: four castles in one execution; two and two are not four.
#[test]
fn masonry_claims_monument_for_four_cards_in_one_execution() {
    check(
        "A  board masonry  hand the-wheel mysticism archery oars",
        "A dogma masonry; A the-wheel; A mysticism; A archery; A oars",
        "A  board masonry the-wheel mysticism archery,oars  achieved monument",
    );
    check(
        "A  board masonry  hand the-wheel mysticism archery oars",
        "A dogma masonry; A the-wheel; A mysticism; A pass; A dogma masonry; A archery; A oars",
        "A  board masonry the-wheel mysticism archery,oars",
    );
}

// R112, E083: by Invention left counts too.
#[test]
fn invention_claims_wonder_for_five_splays_of_any_direction() {
    let piles = "tools,writing> oars,archery^ masonry,agriculture> mysticism,city-states<";
    check(
        &format!("A board {piles} sailing,invention<"),
        "A dogma invention; A pass",
        &format!("A board {piles} sailing,invention< achieved wonder"),
    );
    check(
        &format!("A board {piles} sailing,invention"),
        "A dogma invention; A pass",
        &format!("A board {piles} sailing,invention"),
    );
}

// R112, E084: Astronomy alone suffices; a 5 of another colour spoils it.
#[test]
fn astronomy_claims_universe_for_high_top_cards() {
    check(
        "A  board astronomy
         deck 6  canning",
        "A dogma astronomy",
        "A  board astronomy  hand canning  achieved universe",
    );
    check(
        "A  board astronomy coal
         deck 6  canning",
        "A dogma astronomy",
        "A  board astronomy coal  hand canning",
    );
}

// R112, E085
#[test]
fn translation_claims_world_for_crowns_on_all_top_cards() {
    check(
        "A  board translation sailing",
        "A dogma translation",
        "A  board translation sailing  achieved world",
    );
    check(
        "A  board translation the-wheel",
        "A dogma translation",
        "A  board translation the-wheel",
    );
}

// R112, E086: the only player with five colours; a second one spoils it for everybody.
#[test]
fn construction_claims_empire_for_the_only_player_with_five_colours() {
    let five = "board tools sailing mysticism construction masonry";
    check(
        &format!("A {five}\ndeck 2 calendar"),
        "A dogma construction",
        &format!("A {five} achieved empire\nB hand calendar"),
    );
    check(
        &format!(
            "A {five}\nB board pottery clothing code-of-laws archery agriculture\ndeck 2 calendar"
        ),
        "A dogma construction",
        &format!(
            "A {five}\nB board pottery clothing code-of-laws archery agriculture hand calendar"
        ),
    );
}

// R48, R60, R112, E053, E087: both fulfil it; the sharer comes first, and that earns the bonus.
#[test]
fn a_sharer_claims_before_the_activator() {
    check(
        "A  board translation
         B  board navigation
         deck 3  paper",
        "A dogma translation",
        "A  board translation  hand paper
         B  board navigation  achieved world
         bonus A",
    );
}

// R61, R100, E088
#[test]
fn claiming_what_is_taken_does_nothing() {
    check(
        "A  board translation  achieved world
         B  board navigation
         deck 3  paper",
        "A dogma translation",
        "A  board translation  achieved world
         B  board navigation
         deck 3  paper
         bonus none",
    );
}

// R107 to R111: what is shown on the way is what counts in the end.
#[test]
fn a_special_achievement_is_met_when_its_progress_is_complete() {
    let mut met = 0;
    for number in 0..60 {
        let rules = Rules {
            monument_mixed: number % 2 == 0,
            ..Rules::default()
        };
        let record = Record::<State>::new(rules, 2, Seed::from_number(number));
        let mut play = Play::new(record).expect("the game begins");
        let mut rng = FastRng::new(number);
        while let Some(open) = play.pending().first() {
            for seat in [A, B] {
                for special in Special::ALL {
                    let Progress { now, needed, .. } = play.table().progress(seat, special);
                    assert_eq!(play.table().meets(seat, special), now >= needed);
                    met += u32::from(now >= needed);
                }
            }
            let (seat, answer) = (open.seat, open.options[rng.below(open.options.len())]);
            play.apply(seat, answer).expect("it is offered");
        }
    }
    assert!(met > 0);
}
