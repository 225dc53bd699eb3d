//! The orders phase (C13-C16, C50, C55, C83): one laying after another, then the common reveal.

use crate::{Choice, Civilisation, Event, Fx, Options, Order, OrderSet, Phase, Prompt};
use tabletop::Flow;

/// The next civilisation lays; after the last one all cards are turned up.
pub(crate) fn lay(fx: &mut Fx<'_>) -> Flow {
    if fx.table.gone == 0 {
        let helm = fx.table.civilisation(fx.table.helm as usize);
        let turn = fx.table.turn;
        fx.tell(Event::Turn { turn, helm });
    }
    let number = fx.table.lays(fx.table.gone as usize);
    let civilisation = fx.table.civilisation(number);
    let (open, hidden) = match civilisation.controller() {
        Some(seat) => {
            let mut options = Options::new();
            offer_layings(fx.table.orders[number].available(), &mut options);
            match fx.choose(seat, Prompt::Lay(civilisation), &options)? {
                Choice::Lay { open, hidden } => (open, hidden),
                other => unreachable!("{other:?} was not offered"),
            }
        }
        None => drawn_by_granna(fx),
    };
    fx.table.orders[number].open = Some(open);
    fx.table.orders[number].hidden = Some(hidden);
    fx.table.gone += 1;
    fx.tell(Event::Laid {
        civilisation,
        open,
        hidden: Some(hidden),
    });
    if fx.table.gone as usize == fx.table.all_orders().len() {
        reveal(fx);
    }
    Ok(())
}

/// Every pair of different orders, with either of them face up (C14, C83).
fn offer_layings(available: OrderSet, options: &mut Options) {
    for open in available.iter() {
        for hidden in available.iter().filter(|&hidden| hidden != open) {
            options.push(Choice::Lay { open, hidden });
        }
    }
}

/// The next two orders of the Granna people: the first face up, the second face down (C50, C100, O22).
fn drawn_by_granna(fx: &Fx<'_>) -> (Order, Order) {
    let sequence = &fx.table.sequence[fx.table.age()];
    let position = (fx.table.turn as usize - 1) % 3 * 2;
    (sequence[position], sequence[position + 1])
}

/// All face-down cards are turned up together (C15).
fn reveal(fx: &mut Fx<'_>) {
    fx.table.phase = Phase::Action;
    fx.table.moment = 1;
    fx.table.gone = 0;
    for number in 0..fx.table.all_orders().len() {
        if let Some(order) = fx.table.orders[number].hidden {
            let civilisation: Civilisation = fx.table.civilisation(number);
            fx.tell(Event::Revealed {
                civilisation,
                order,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Options, OrderSet, offer_layings};
    use crate::testing::check;
    use crate::{Choice, Order};

    /// C13: from the helm, clockwise; each laying is one move (C83).
    #[test]
    fn players_lay_one_after_another_from_the_helm() {
        check(
            "turn 2 orders
             helm C
             A used logging hunting
             B used logging hunting
             C used logging hunting",
            "C lay thieving doubling; A lay slacking trading",
            "turn 2 orders
             helm C
             A used logging hunting  open slacking  hidden trading
             B used logging hunting
             C used logging hunting  open thieving  hidden doubling
             legal B: lay thieving doubling; lay doubling thieving
             illegal B: lay logging thieving; lay thieving hunting; done",
        );
    }

    /// C14, C16: with four orders left there are twelve layings, none with an order used in this age.
    #[test]
    fn only_orders_still_in_hand_can_be_laid() {
        check(
            "turn 3 orders
             helm A
             A used thieving logging hunting quarrying
             B
             C",
            "",
            "A used thieving logging hunting quarrying
             B
             C
             options A: lay cunning slacking; lay cunning trading; lay cunning doubling; lay slacking cunning; lay slacking trading; lay slacking doubling; lay trading cunning; lay trading slacking; lay trading doubling; lay doubling cunning; lay doubling slacking; lay doubling trading",
        );
    }

    /// C83: of eight orders every pair can be laid, with either of them face up.
    #[test]
    fn every_pair_can_be_laid_either_way_round() {
        let mut options = Options::new();
        offer_layings(OrderSet::FULL, &mut options);
        assert_eq!(options.len(), 8 * 7);
        for open in Order::ALL {
            for hidden in Order::ALL {
                let choice = Choice::Lay { open, hidden };
                assert_eq!(options.contains(&choice), open != hidden, "{choice:?}");
            }
        }
    }

    /// C15, C26: after the last laying all cards are turned up, and the action phase follows.
    #[test]
    fn after_the_last_laying_all_orders_are_revealed() {
        check(
            "A
             B
             C",
            "A lay logging hunting; B lay logging quarrying; C lay slacking doubling",
            "turn 1 development next A
             A 2/3/0 laid logging hunting
             B 0/3/2 laid logging quarrying
             C tokens 2 laid slacking doubling",
        );
    }

    /// C50, C100, O22: the Granna people lay the top two of their sequence, the first of them face up.
    #[test]
    fn the_granna_people_lay_the_next_two_of_their_sequence() {
        check(
            "turn 5 orders
             helm granna
             A
             B
             granna used thieving logging
             sequence II logging thieving slacking hunting ...",
            "A lay logging hunting",
            "turn 5 orders
             helm granna
             A open logging hidden hunting
             B
             granna used thieving logging  open slacking  hidden hunting",
        );
    }

    /// C53, O11: they lay when the circle comes to them, here last.
    #[test]
    fn the_granna_people_are_a_seat_in_the_circle() {
        check(
            "turn 2 orders
             A
             B
             sequence I hunting logging slacking trading ...",
            "A lay logging quarrying; B lay hunting doubling",
            "turn 2 development next A
             helm A
             A 0/2/2 laid logging quarrying
             B 4/0/0 laid hunting doubling
             granna laid slacking trading",
        );
    }

    /// C55, C103: neutral of I, neutral of II, own of I, own of II: four separate moves.
    #[test]
    fn neutral_civilisations_lay_before_the_players() {
        check(
            "rules variant=neutrals first=A
             turn 2 orders
             A
             B",
            "B lay logging hunting; A lay slacking trading; B lay logging doubling",
            "turn 2 orders
             helm B
             A
             B open logging hidden doubling
             neutral A open slacking hidden trading
             neutral B open logging hidden hunting
             legal A: lay slacking trading",
        );
    }
}
