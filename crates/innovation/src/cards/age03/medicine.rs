//! Medicine: swap a highest point card of the victim for a lowest one of the demander.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Medicine",
    age: 3,
    color: Yellow,
    icons: [Crown, Leaf, Leaf, Hex],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1)],
};

/// I demand: exchange a highest card of your score pile with a lowest card of mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let highest = fx.choose(me, Ask::Exchange, fx.score_pile(me).highest())?;
    let lowest = fx.choose_of_demander(fx.score_pile(leader).lowest())?;
    fx.exchange(
        me,
        (Place::Score(me), highest.into_iter().collect()),
        (Place::Score(leader), lowest.into_iter().collect()),
    )?;
    Ok(())
}
