//! Astronomy: meld revealed 6s as long as they are green or blue; high cards claim Universe.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Astronomy",
    age: 5,
    color: Purple,
    icons: [Crown, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Draw and reveal a 6; meld it and repeat if it is green or blue, else keep it.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    loop {
        let card = fx.draw_and_reveal(me, 6)?;
        if !matches!(card.color(), Green | Blue) {
            return Ok(());
        }
        fx.meld(me, card)?;
    }
}

/// If each of your top cards that is not purple is a 6 or higher, claim Universe.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx
        .tops(me)
        .not_color(Purple)
        .iter()
        .all(|card| card.value() >= 6)
    {
        fx.claim_special(me, Special::Universe)?;
    }
    Ok(())
}
