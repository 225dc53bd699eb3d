//! Collaboration: the demander takes one of two 9s, the victim melds the other; ten green cards win.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Collaboration",
    age: 9,
    color: Green,
    icons: [Hex, Crown, Clock, Crown],
    dogma_icon: Crown,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: draw and reveal two 9s; I choose one of them for my board, you meld the other.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let drawn = [fx.draw_and_reveal(me, 9)?, fx.draw_and_reveal(me, 9)?];
    let leader = fx.leader;
    let taken = fx.choose(leader, Ask::Take, drawn.into_iter().collect())?;
    for card in drawn.into_iter().filter(|&card| Some(card) == taken) {
        fx.transfer(me, card, Place::Board(leader))?;
    }
    for card in drawn.into_iter().filter(|&card| Some(card) != taken) {
        fx.meld(me, card)?;
    }
    Ok(())
}

/// If you have ten or more green cards on your board, you win.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.pile_len(me, Green) >= 10 {
        return Err(fx.win(me));
    }
    Ok(())
}
