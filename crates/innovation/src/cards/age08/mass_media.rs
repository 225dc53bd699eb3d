//! Mass Media: return a card to wipe one value out of all score piles; splay purple up.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Mass Media",
    age: 8,
    color: Green,
    icons: [Bulb, Hex, Clock, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may return a hand card; if you do, choose a value: everybody returns all score cards of it.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return_from_hand(me)?.is_some() {
        let value = fx.choose_value(me)?;
        for seat in me.around(fx.seat_count()) {
            fx.return_all(seat, fx.score_pile(seat).of_value(value))?;
        }
    }
    Ok(())
}

/// You may splay purple up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Purple], Splay::Up)?;
    Ok(())
}
