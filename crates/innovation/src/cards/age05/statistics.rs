//! Statistics: victims take their highest point cards back into the hand; splay yellow right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Statistics",
    age: 5,
    color: Yellow,
    icons: [Leaf, Bulb, Leaf, Hex],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: take a highest card of your score pile into your hand; repeat if it is then your only hand card.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    while fx
        .choose_and_transfer(me, fx.score_pile(me).highest(), Place::Hand(me))?
        .is_some()
        && fx.hand(me).len() == 1
    {}
    Ok(())
}

/// You may splay yellow right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow], Splay::Right)?;
    Ok(())
}

/// In the third edition all highest cards, without repetition (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1_of_all), Share(effect_2)];

fn effect_1_of_all(fx: &mut Fx, me: Seat) -> Flow {
    fx.transfer_all(me, fx.score_pile(me).highest(), Place::Hand(me))
}
