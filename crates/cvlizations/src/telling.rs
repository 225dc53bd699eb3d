//! What happened, what is asked and why, as messages. Whoever calls masks events first.

use crate::rules::development::lacking;
use crate::{
    Case, Cause, Choice, Civilisation, Event, Goods, Idea, Order, Prompt, Resource, Source, State,
};
use tabletop::{Arg, Message, OpenDecision, Telling};

/// Why something happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// Orders are performed by number, from the helm (C84).
    Sequence,
    /// So many civilisations have the order this turn (C19).
    Case {
        /// How many.
        count: u8,
    },
    /// What an order gives in its case (C20 to C31).
    Gives {
        /// Which order.
        order: Order,
        /// In which case.
        case: Case,
        /// With two players, a thief who is not alone takes from the supply too (C52).
        from_supply: bool,
    },
    /// An idea works from the turn after its purchase (C36).
    NotActive,
    /// An idea is too dear (C92).
    TooDear {
        /// How many units are missing.
        missing: u16,
    },
    /// With equal points, what is left counts (C99).
    Tie,
    /// What decided the game (C47).
    Won(Cause),
}

impl Telling for State {
    fn tell_event(event: &Event, _reasons: &[Why]) -> Vec<Message> {
        vec![event_message(event)]
    }

    fn tell_reason(why: &Why) -> Message {
        let said = |kind: &str| Message::new(format!("cvlizations-why-{kind}"));
        match *why {
            Why::Sequence => said("order"),
            Why::Case { count } => said("case").with("count", count),
            Why::Gives {
                order,
                case,
                from_supply,
            } => {
                let variant = if from_supply { "-supply" } else { "" };
                let number = case_number(case);
                let slug = order.slug();
                Message::new(format!("cvlizations-order-{slug}-case-{number}{variant}"))
            }
            Why::NotActive => said("not-active"),
            Why::TooDear { missing } => said("too-dear").with("missing", missing),
            Why::Tie => said("tie"),
            Why::Won(cause) => Message::new(format!("cvlizations-cause-{cause}")),
        }
    }

    fn tell_question(question: &OpenDecision<State>) -> Message {
        let said = |kind: &str| Message::new(format!("cvlizations-ask-{kind}"));
        match question.prompt {
            Prompt::Lay(Civilisation::Neutral(_)) => said("lay-neutral"),
            Prompt::Lay(_) => said("lay"),
            Prompt::Rob(source) => said("rob").with("source", named(source)),
            Prompt::Take { source, count } => said("take")
                .with("source", named(source))
                .with("count", count),
            Prompt::Trade { count } => said("trade").with("count", count),
            Prompt::Develop { purchases } => said("develop").with("purchases", purchases),
            Prompt::Save(of) => said("save").with("source", idea(of)),
            Prompt::SwapAgain(of) => said("swap-again").with("source", idea(of)),
            Prompt::Exchange { by, points } => said("exchange")
                .with("source", idea(by))
                .with("points", points),
        }
    }

    fn tell_choice(question: &OpenDecision<State>, choice: Choice) -> Message {
        let said = |kind: &str| Message::new(format!("cvlizations-choice-{kind}"));
        match choice {
            Choice::Lay { open, hidden } => said("lay")
                .with("open", order(open))
                .with("hidden", order(hidden)),
            Choice::Rob { victim, resource } => said("rob")
                .with("resource", resource.slug())
                .with("player", victim),
            Choice::Take(of) if matches!(question.prompt, Prompt::Rob(_)) => {
                said("rob-supply").with("resource", of.slug())
            }
            Choice::Take(of) => said("take").with("resource", of.slug()),
            Choice::Trade { give, take } => said("trade")
                .with("give", give.slug())
                .with("take", take.slug()),
            Choice::Buy(of) => said("buy").with("idea", idea(of)),
            Choice::Save(of) => said("save").with("resource", of.slug()),
            Choice::Look => said("look"),
            Choice::Swap { by, give, take } => said("swap")
                .with("idea", idea(by))
                .with("give", give.slug())
                .with("take", take.slug()),
            Choice::Under(of) => said("under").with("idea", idea(of)),
            Choice::Return(count) => said("return").with("count", count),
            Choice::Done => said("done"),
        }
    }

    /// The face-up ideas that cannot be paid.
    fn tell_impossible(&self, question: &OpenDecision<State>) -> Vec<(Choice, Vec<Why>)> {
        let Prompt::Develop { .. } = question.prompt else {
            return Vec::new();
        };
        let missing = |idea: Idea| match lacking(self, question.seat, idea) {
            0 => None,
            missing => Some((Choice::Buy(idea), vec![Why::TooDear { missing }])),
        };
        let for_sale = self.track.iter().flatten().copied();
        for_sale.filter_map(missing).collect()
    }
}

fn event_message(event: &Event) -> Message {
    let said = |kind: &str| Message::new(format!("cvlizations-event-{kind}"));
    match *event {
        Event::Turn { turn, helm } => said("turn")
            .with("turn", turn)
            .with("player", civilisation(helm)),
        Event::Laid {
            civilisation: who,
            open,
            hidden,
        } => {
            let message = match hidden {
                None => said("laid"),
                Some(hidden) => said("laid-known").with("hidden", order(hidden)),
            };
            message
                .with("open", order(open))
                .with("player", civilisation(who))
        }
        Event::Revealed {
            civilisation: who,
            order: of,
        } => said("revealed")
            .with("order", order(of))
            .with("player", civilisation(who)),
        Event::Performs {
            seat,
            order: of,
            again: true,
            ..
        } => said("performs-again").with("order", order(of)).by(seat),
        Event::Performs {
            seat,
            order: of,
            case,
            ..
        } => said("performs")
            .with("order", order(of))
            .with("case", case_number(case))
            .by(seat),
        Event::Took {
            seat,
            resource,
            count,
            source,
        } => units(said("took"), count, source)
            .with("resource", resource.slug())
            .by(seat),
        Event::Returned {
            seat,
            resource,
            count,
            source,
        } => units(said("returned"), count, source)
            .with("resource", resource.slug())
            .by(seat),
        Event::Tokens {
            seat,
            count,
            source,
        } => units(said("tokens"), count, source).by(seat),
        Event::Robbed {
            thief,
            victim,
            resource,
            source,
        } => said("robbed")
            .with("thief", thief)
            .with("victim", victim)
            .with("resource", resource.slug())
            .with("source", named(source)),
        Event::Looked { seat, idea: None } => said("looked").by(seat),
        Event::Looked {
            seat,
            idea: Some(of),
        } => said("looked-known").with("idea", idea(of)).by(seat),
        Event::PutUnder { seat, idea: of } => said("put-under").with("idea", idea(of)).by(seat),
        Event::Bought {
            seat,
            idea: of,
            paid,
            from_deck,
        } => said(if from_deck { "bought-deck" } else { "bought" })
            .with("idea", idea(of))
            .with("paid", goods(paid))
            .by(seat),
        Event::Revealing { idea: of } => said("revealing").with("idea", idea(of)),
        Event::Moved { seat } => said("moved").by(seat),
        Event::AgeOver { age } => said("age-over").with("age", age),
        Event::FirstDeckLeft => said("first-deck-left"),
        Event::Exchanged {
            seat,
            idea: of,
            count,
            points,
        } => said("exchanged")
            .with("idea", idea(of))
            .with("count", count)
            .with("points", points)
            .by(seat),
        Event::Scored {
            seat,
            points,
            resources,
        } => said("scored")
            .with("points", points)
            .with("resources", resources)
            .with("player", seat),
        Event::Over { winners } => said("over").with("players", Arg::Winners { winners }),
    }
}

fn units(message: Message, count: u16, source: Source) -> Message {
    message.with("count", count).with("source", named(source))
}

/// An order's name.
fn order(of: Order) -> Message {
    Message::new(format!("cvlizations-order-{}", of.slug()))
}

/// An idea's name, which leads to its card.
fn idea(of: Idea) -> Arg {
    Arg::card(format!("cvlizations-idea-{}", of.slug()))
}

fn named(source: Source) -> Arg {
    match source {
        Source::Order(of) => order(of).into(),
        Source::Idea(of) => idea(of),
    }
}

fn civilisation(of: Civilisation) -> Arg {
    match of {
        Civilisation::Player(seat) => seat.into(),
        Civilisation::Granna => Message::new("cvlizations-granna").into(),
        Civilisation::Neutral(seat) => Message::new("cvlizations-neutral")
            .with("player", seat)
            .into(),
    }
}

fn goods(goods: Goods) -> Arg {
    let some = Resource::ALL.into_iter().filter(|&of| goods.of(of) > 0);
    Arg::Symbols {
        symbols: some.map(|of| (goods.of(of), of.slug())).collect(),
    }
}

fn case_number(case: Case) -> u8 {
    match case {
        Case::One => 1,
        Case::Two => 2,
        Case::Many => 3,
    }
}

/// Why an order gives what it gives this turn, to whoever performs it.
pub(crate) fn reasons_of(table: &State, order: Order) -> impl Iterator<Item = Why> + use<> {
    let case = table.case(order);
    let count = table.count(order) as u8;
    let from_supply = order == Order::Thieving && table.seats == 2 && case == Case::Two;
    let gives = Why::Gives {
        order,
        case,
        from_supply,
    };
    // What corrected cards give is said by the cards alone.
    let is_printed = table.cards == Default::default();
    [Why::Case { count }]
        .into_iter()
        .chain(is_printed.then_some(gives))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use crate::testing::read;
    use tabletop::{Play, Record, Seed};

    fn play(given: &str) -> Play<State> {
        let table = read(given);
        let record = Record::new(Rules::default(), table.seats.into(), Seed::from_number(0));
        Play::at(record, table)
    }

    /// C19, C22: in case 3+ Cunning gives nothing, and that is why nothing follows.
    #[test]
    fn an_order_says_how_many_have_it_and_what_it_gives_then() {
        let play = play(
            "turn 1 action
             A laid cunning logging
             B laid cunning hunting
             C laid cunning quarrying",
        );
        let cunning = |event: &Event| {
            matches!(
                event,
                Event::Performs {
                    order: Order::Cunning,
                    ..
                }
            )
        };
        let number = play.events().iter().position(cunning);
        let reasons = play.reasons(number.expect("Cunning is performed"), None);
        let ids: Vec<Message> = reasons.iter().map(State::tell_reason).collect();
        assert_eq!(
            ids,
            [
                Message::new("cvlizations-why-case").with("count", 3_u8),
                Message::new("cvlizations-order-cunning-case-3"),
                Message::new("cvlizations-why-order"),
            ]
        );
    }

    /// C92: what is missing of the price, with discounts.
    #[test]
    fn ideas_that_cannot_be_paid_say_how_much_is_missing() {
        let play = play(
            "turn 1 development
             A 9/9/9
             B
             C
             track axe",
        );
        let [question] = play.pending() else {
            panic!("A moves");
        };
        assert_eq!(play.table().tell_impossible(question), []);
    }
}
