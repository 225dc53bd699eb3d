//! Composites: take all hand cards but one, and a highest point card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Composites",
    age: 9,
    color: Red,
    icons: [Factory, Factory, Hex, Factory],
    dogma_icon: Factory,
    effects: &[Demand(effect_1)],
};

/// I demand: give me all your hand cards but one; and put a highest card of your score pile into mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    if fx.hand(me).len() >= 2
        && let Some(kept) = fx.choose(me, Ask::Keep, fx.hand(me))?
    {
        fx.transfer_all(me, fx.hand(me).without(kept), Place::Hand(leader))?;
    }
    fx.choose_and_transfer(me, fx.score_pile(me).highest(), Place::Score(leader))?;
    Ok(())
}
