//! Fission: a red 10 wipes out all hands, boards and score piles; return any top card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Fission",
    age: 9,
    color: Red,
    icons: [Hex, Clock, Clock, Clock],
    dogma_icon: Clock,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: draw and reveal a 10; if it is red, remove all hands, boards and score piles from the game, which ends this action.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.draw_and_reveal(me, 10)?.color() == Red {
        fx.remove_everything()?;
        // By the option of D24 the other victims still draw.
        if fx.rules().fission_ends {
            return Err(Stop::Cut);
        }
    }
    Ok(())
}

/// Return a top card of any board, but never Fission.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    return_any_top(fx, me)
}

/// In the third edition the second effect also draws a 10 (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1), Share(effect_2_drawing)];

const FISSION: Card = Card::named("Fission");

fn effect_2_drawing(fx: &mut Fx, me: Seat) -> Flow {
    return_any_top(fx, me)?;
    fx.draw(me, 10)?;
    Ok(())
}

fn return_any_top(fx: &mut Fx, me: Seat) -> Flow {
    let tops = fx
        .all_seats()
        .map(|seat| fx.tops(seat))
        .fold(CardSet::EMPTY, CardSet::or);
    fx.choose_and_return(me, tops.without(FISSION))?;
    Ok(())
}
