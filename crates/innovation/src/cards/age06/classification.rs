//! Classification: collect one colour from all hands and meld it.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Classification",
    age: 6,
    color: Green,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// Reveal a hand card, take all hand cards of its colour from all others, then meld all your hand cards of it.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let Some(card) = fx.choose(me, Ask::Reveal, fx.hand(me))? else {
        return Ok(());
    };
    fx.reveal(me, card);
    let others: Seats = fx.others(me).collect();
    for other in others.iter() {
        fx.show_hand(other);
        fx.transfer_all(me, fx.hand(other).of_color(card.color()), Place::Hand(me))?;
    }
    fx.meld_all(me, fx.hand(me).of_color(card.color()))
}
