//! Measurement: return a card to splay a colour right and draw by its size.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Measurement",
    age: 5,
    color: Green,
    icons: [Bulb, Leaf, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if you do, splay a colour of your choice right and draw a card of value its number of cards.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return_from_hand(me)?.is_some() {
        let color = fx.choose_color(me, &Color::ALL)?;
        measure(fx, me, color)?;
    }
    Ok(())
}

/// In the third edition the returned card is revealed and its colour is the one measured (N3).
pub const THIRD_EDITION: &[Effect] = &[Share(effect_1_revealing)];

fn effect_1_revealing(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(card) = fx.may_choose(me, Ask::Return, fx.hand(me))? {
        fx.reveal(me, card);
        fx.return_card(me, card)?;
        measure(fx, me, card.color())?;
    }
    Ok(())
}

/// Splays the colour right, as far as possible, and draws by the number of its cards (D16).
fn measure(fx: &mut Fx, me: Seat, color: Color) -> Flow {
    fx.splay(me, color, Splay::Right)?;
    fx.draw(me, fx.pile_len(me, color))?;
    Ok(())
}
