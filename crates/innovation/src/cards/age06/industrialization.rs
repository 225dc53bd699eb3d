//! Industrialization: tuck a 6 for every two factories; splay red or purple right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Industrialization",
    age: 6,
    color: Red,
    icons: [Crown, Factory, Factory, Hex],
    dogma_icon: Factory,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Draw and tuck a 6 for every two factories you show.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    tuck_sixes(fx, me, fx.icons(me, Factory) / 2)
}

/// You may splay red or purple right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red, Purple], Splay::Right)?;
    Ok(())
}

/// In the third edition: a 6 for each colour that shows a factory (N3).
pub const THIRD_EDITION: &[Effect] = &[Share(effect_1_by_color), Share(effect_2)];

fn effect_1_by_color(fx: &mut Fx, me: Seat) -> Flow {
    tuck_sixes(fx, me, fx.colors_showing(me, Factory))
}

fn tuck_sixes(fx: &mut Fx, me: Seat, count: u8) -> Flow {
    (0..count).try_for_each(|_| fx.draw_and_tuck(me, 6).map(drop))
}
