//! Feudalism: take a castle card from hands; splay yellow or purple left.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Feudalism",
    age: 3,
    color: Purple,
    icons: [Hex, Castle, Leaf, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: give me a hand card with a castle.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    give_castle(fx, me).map(drop)
}

/// You may splay yellow or purple left.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow, Purple], Splay::Left)?;
    Ok(())
}

/// In the third edition the victim's pile of that colour is also unsplayed (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1_unsplaying), Share(effect_2)];

fn effect_1_unsplaying(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(card) = give_castle(fx, me)? {
        fx.splay(me, card.color(), Splay::None)?;
    }
    Ok(())
}

/// Hands over a castle card, or shows the hand (R54).
fn give_castle(fx: &mut Fx, me: Seat) -> Flow<Option<Card>> {
    let castles = fx.hand(me).with(Castle);
    let given = fx.choose_and_transfer(me, castles, Place::Hand(fx.leader))?;
    if given.is_none() {
        fx.show_hand(me);
    }
    Ok(given)
}
