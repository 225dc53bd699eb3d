//! Electricity: return all top cards without a factory for as many 8s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Electricity",
    age: 7,
    color: Green,
    icons: [Bulb, Factory, Hex, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1)],
};

/// Return each of your top cards without a factory, then draw an 8 for each.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let returned = fx.tops(me).lacking(Factory);
    fx.return_tops(me, returned)?;
    fx.draw_times(me, 8, returned.len() as u8)
}
