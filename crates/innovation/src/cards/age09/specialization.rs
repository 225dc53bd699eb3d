//! Specialization: take everybody's top card of a revealed colour; splay yellow or blue up.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Specialization",
    age: 9,
    color: Purple,
    icons: [Hex, Factory, Leaf, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Reveal a hand card, then take the top card of its colour from each other player's board into your hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(card) = fx.choose(me, Ask::Reveal, fx.hand(me))? {
        fx.reveal(me, card);
        let others: Seats = fx.others(me).collect();
        for other in others.iter() {
            if let Some(top) = fx.top(other, card.color()) {
                fx.transfer(me, top, Place::Hand(me))?;
            }
        }
    }
    Ok(())
}

/// You may splay yellow or blue up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow, Blue], Splay::Up)?;
    Ok(())
}
