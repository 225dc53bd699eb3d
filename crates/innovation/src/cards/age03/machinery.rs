//! Machinery: victims swap their hand for the demander's highest cards; score a castle, splay red left.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Machinery",
    age: 3,
    color: Yellow,
    icons: [Leaf, Leaf, Hex, Castle],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: exchange your whole hand with all highest cards of my hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let (mine, yours) = (fx.hand(me), fx.hand(leader).highest());
    fx.exchange(me, (Place::Hand(me), mine), (Place::Hand(leader), yours))?;
    Ok(())
}

/// Score a hand card with a castle, or show your hand; then you may splay red left.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.choose_and_score(me, fx.hand(me).with(Castle))?.is_none() {
        fx.show_hand(me);
    }
    fx.may_splay(me, &[Red], Splay::Left)?;
    Ok(())
}
