//! Navigation: take a 2 or 3 from score piles.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Navigation",
    age: 4,
    color: Green,
    icons: [Hex, Crown, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Demand(effect_1)],
};

/// I demand: put a 2 or a 3 of your score pile into mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let points = fx.score_pile(me);
    let wanted = points.of_value(2).or(points.of_value(3));
    fx.choose_and_transfer(me, wanted, Place::Score(fx.leader))?;
    Ok(())
}
