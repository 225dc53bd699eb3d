//! The development phase: each player's move (C34-C38, C90-C94).

use crate::ideas::{self, Moment, RULES, common_speech};
use crate::{
    Choice, Event, Fx, Goods, Idea, IdeaSet, Options, Phase, Prompt, Resource, State, Why,
};
use tabletop::{Flow, Seat, Seats};

/// The move of one player while it lasts. Nothing of it outlives the move, so it is not part of the table.
#[derive(Debug)]
pub struct Move {
    /// Whose.
    pub me: Seat,
    /// How many purchases are left.
    pub purchases: u16,
    /// Which of the ideas 13, 20, 31 and 37 can still be used.
    pub usable: IdeaSet,
    /// Whether the card on top of the deck was seen in this move, and so is for sale (O15).
    pub has_seen_top: bool,
}

/// The move of the next player from the helm.
pub(crate) fn next_move(fx: &mut Fx<'_>) -> Flow {
    let me = fx.table.acts(fx.table.gone as usize);
    fx.table.is_moving = true;
    let mut turn = Move {
        me,
        purchases: common_speech::purchases(fx.table, me),
        usable: fx.table.active(me).and(ideas::IN_MOVE),
        has_seen_top: false,
    };
    while turn.purchases > 0 {
        let mut options = Options::new();
        offer(fx.table, &turn, &mut options);
        let purchases = turn.purchases;
        let prompt = Prompt::Develop { purchases };
        // The others would learn whether the card seen can be paid.
        let veiled = turn.has_seen_top && fx.table.version > 1;
        match fx.choose_veiled(me, prompt, &options, veiled)? {
            Choice::Done => break,
            Choice::Buy(idea) => buy(fx, &mut turn, idea)?,
            choice => use_idea(fx, &mut turn, choice)?,
        }
    }
    fx.table.is_moving = false;
    fx.tell(Event::Moved { seat: me });
    fx.table.gone += 1;
    if fx.table.gone == fx.table.seats {
        fx.table.phase = Phase::CleanUp;
        fx.table.gone = 0;
    }
    Ok(())
}

/// Everything the player can do now: buy, use an idea that serves before the purchase, or end the move.
fn offer(table: &State, turn: &Move, options: &mut Options) {
    let for_sale = table.track.iter().flatten().copied();
    let seen = table.deck.top().filter(|_| turn.has_seen_top);
    for idea in for_sale.chain(seen) {
        if is_affordable(table, turn.me, idea) {
            options.push(Choice::Buy(idea));
        }
    }
    for idea in turn.usable.iter() {
        if let Moment::InMove { offer, .. } = RULES[idea.index()].moment {
            offer(table, turn.me, options);
        }
    }
    options.push(Choice::Done);
}

fn use_idea(fx: &mut Fx<'_>, turn: &mut Move, choice: Choice) -> Flow {
    let idea = match choice {
        Choice::Look => ideas::DIVINATION,
        Choice::Under(_) => ideas::WRITING,
        Choice::Swap { by, .. } => by,
        other => unreachable!("{other:?} was not offered"),
    };
    turn.usable = turn.usable.without(idea);
    match RULES[idea.index()].moment {
        Moment::InMove { act, .. } => act(fx, turn, choice),
        _ => Ok(()),
    }
}

/// How many units of the printed cost a player saves: all fitting discounts, but 1 unit is always paid (C76, C91).
#[inline]
fn saving(table: &State, seat: Seat, idea: Idea) -> u16 {
    let card = table.card(idea);
    let discounts = table
        .active(seat)
        .and(table.catalogue().discounts_on(card.kind));
    if discounts.is_empty() {
        return 0;
    }
    let saved: u16 = discounts.iter().map(|idea| table.effect(idea).amount).sum();
    saved.min(card.cost.total() - 1)
}

/// How many units of the price the player lacks, with the units saved where he needs it (C91, C92).
#[inline]
pub(crate) fn lacking(table: &State, seat: Seat, idea: Idea) -> u16 {
    match table.player(seat).goods.lacks(table.card(idea).cost) {
        0 => 0,
        lacks => lacks.saturating_sub(saving(table, seat, idea)),
    }
}

/// Whether the player holds the whole price (C92).
#[inline]
pub(crate) fn is_affordable(table: &State, seat: Seat, idea: Idea) -> bool {
    lacking(table, seat, idea) == 0
}

/// A purchase: which units are saved, payment, the card, the refill (C35-C37, C92).
fn buy(fx: &mut Fx<'_>, turn: &mut Move, idea: Idea) -> Flow {
    let seat = turn.me;
    let price = choose_price(fx, seat, idea)?;
    let player = &mut fx.table.players[seat.index()];
    for resource in Resource::ALL {
        player.goods.remove(resource, price.of(resource));
    }
    player.ideas = player.ideas.with(idea);
    fx.table.fresh = fx.table.fresh.with(idea);
    let gap = fx.table.track.iter().position(|&space| space == Some(idea));
    match gap {
        Some(gap) => fx.table.track[gap] = None,
        None => {
            draw(fx.table);
        }
    }
    fx.tell(Event::Bought {
        seat,
        idea,
        paid: price,
        from_deck: gap.is_none(),
    });
    fx.because(Why::NotActive);
    if let Some(gap) = gap {
        refill(fx, gap);
    }
    turn.purchases -= 1;
    turn.usable = IdeaSet::NONE;
    turn.has_seen_top = false;
    Ok(())
}

/// Asks which printed units are saved, one by one; what is left is paid (C91).
fn choose_price(fx: &mut Fx<'_>, seat: Seat, idea: Idea) -> Flow<Goods> {
    let held = fx.goods(seat);
    let mut price = fx.table.card(idea).cost;
    for left in (0..saving(fx.table, seat, idea)).rev() {
        let mut options = Options::new();
        for resource in Resource::ALL {
            let mut lower = price;
            if price.of(resource) > 0 {
                lower.remove(resource, 1);
                if held.lacks(lower) <= left {
                    options.push(Choice::Save(resource));
                }
            }
        }
        if let Choice::Save(resource) = fx.choose(seat, Prompt::Save(idea), &options)? {
            price.remove(resource, 1);
        }
    }
    Ok(price)
}

/// Takes the top card of the deck in use; what somebody knew of it is now past.
pub(crate) fn draw(table: &mut State) -> Option<Idea> {
    let drawn = table.deck.draw();
    table.divined = Seats::NONE;
    table.under = table.under.min(table.deck.len() as u8);
    drawn
}

/// Fills a gap of the track from the deck in use; without cards it stays (C37, O8).
pub(crate) fn refill(fx: &mut Fx<'_>, gap: usize) {
    if let Some(idea) = draw(fx.table) {
        fx.table.track[gap] = Some(idea);
        fx.tell(Event::Revealing { idea });
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, read};
    use crate::{Idea, Rules};
    use tabletop::{Notation, Play, Record, Seat, Seed};

    /// C34, C35, C37: one idea for its printed cost, and the gap is filled at once for the next buyer.
    #[test]
    fn a_purchase_is_paid_and_the_gap_is_filled() {
        check(
            "turn 1 development
             A 2/1/2
             B 1/1/1
             C
             track axe pickaxe dagger sword
             deck law temple",
            "A buy axe",
            "turn 1 development next B
             A 1/1/0 ideas axe*
             B 1/1/1
             C
             track law pickaxe dagger sword
             deck temple
             options B: buy law; done",
        );
    }

    /// C81: the refill comes to where the card was that left, be it bought or put under the deck.
    /// Scenarios do not tell the spaces of the track apart.
    #[test]
    fn a_refill_goes_into_the_gap() {
        let table = read(
            "turn 1 development
             A 9/9/9 ideas writing
             B
             C
             track axe pickaxe dagger sword
             deck law temple",
        );
        let record = Record::new(Rules::default(), 3, Seed::from_number(0));
        let mut play = Play::at(record, table);
        for choice in ["under pickaxe", "buy dagger"] {
            play.apply(Seat(0), crate::State::read_choice(choice).unwrap())
                .unwrap();
        }
        let track = play.table().track.map(|space| space.map(Idea::slug));
        assert_eq!(track, ["axe", "law", "temple", "sword"].map(Some));
    }

    /// C34: buying is optional, and nobody buys twice.
    #[test]
    fn buying_is_optional_and_happens_once() {
        check(
            "turn 1 development
             A 9/9/9
             B 9/9/9
             C
             track axe pickaxe
             deck law",
            "A done; B buy axe",
            "turn 1 development next C
             A 9/9/9
             B 8/9/7 ideas axe*
             C
             track pickaxe law",
        );
    }

    /// C35, C92: every kind of the price must be held; no other resource stands in.
    #[test]
    fn without_the_whole_price_there_is_no_purchase() {
        check(
            "turn 1 development
             A 9/9/0
             B
             C
             track axe pickaxe",
            "",
            "A 9/9/0
             B
             C
             track axe pickaxe
             options A: buy pickaxe; done
             illegal A: buy axe; buy law; look",
        );
    }

    /// C94, O8: an empty deck leaves the gap; with an empty track nobody can buy.
    #[test]
    fn an_empty_deck_leaves_the_gap() {
        check(
            "turn 1 development
             A 1/0/2
             B 9/9/9
             C
             track axe",
            "A buy axe",
            "turn 1 development next B
             A ideas axe*
             B 9/9/9
             C
             options B: done",
        );
    }

    /// O8: in age I-II no card of the second deck comes early.
    #[test]
    fn the_second_deck_never_helps_the_first() {
        check(
            "turn 1 development
             A 1/0/2
             B
             C
             track axe
             deck-III car computer",
            "A buy axe",
            "turn 1 development next B
             A ideas axe*
             B
             C
             deck-III car computer",
        );
    }

    /// C90: the ideas of step (a) serve in any order, each once, and a purchase closes them.
    #[test]
    fn the_ideas_before_the_purchase_serve_once_each_in_any_order() {
        check(
            "turn 7 development
             helm A
             A 3/0/0 ideas divination market writing smartphone
             B
             C
             track car
             deck computer skyscraper",
            "A swap market food for wood; A look; A under car; A swap smartphone food for wood; A done",
            "turn 7 development next B
             helm A
             A 1/2/0 ideas divination market writing smartphone
             B
             C
             track computer
             deck skyscraper | car",
        );
    }

    /// C76: one unit is always paid, whatever the discounts. The built-in prices never come that low.
    #[test]
    fn at_least_one_unit_is_paid() {
        let printed =
            "cost = { food = 1, wood = 2, stone = 2 }\npoints = 3\neffect = { at_most = 2 }";
        let cheap =
            "cost = { food = 0, wood = 0, stone = 2 }\npoints = 3\neffect = { at_most = 2 }";
        let text = crate::catalogue::builtin_text();
        assert!(text.contains(printed), "the cost of Smartphone has changed");
        let catalogue = crate::catalogue::load(&text.replace(printed, cheap)).unwrap();
        let given = |goods: &str| {
            format!(
                "rules variant=standard first=A cards={}
                 turn 7 development
                 A {goods} ideas workshop sale
                 B
                 C
                 track smartphone",
                catalogue.hash()
            )
        };
        check(
            &given("0/0/1"),
            "A buy smartphone",
            "turn 7 development next B
             A ideas workshop sale smartphone*
             B
             C",
        );
        check(
            &given("9/9/0"),
            "",
            "A 9/9/0 ideas workshop sale
             B
             C
             track smartphone
             options A: done",
        );
    }
}
