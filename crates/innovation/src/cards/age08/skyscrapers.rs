//! Skyscrapers: take a top clock card; the victim scores what lay beneath and returns the rest.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Skyscrapers",
    age: 8,
    color: Yellow,
    icons: [Hex, Factory, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Demand(effect_1)],
};

/// I demand: give my board a top card of yours that is not yellow and has a clock; if you do, score the card beneath it and return the rest of that pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let clocks = fx.tops(me).not_color(Yellow).with(Clock);
    let Some(card) = fx.choose(me, Ask::Transfer, clocks)? else {
        return Ok(());
    };
    let beneath = fx.beneath(card);
    fx.transfer(me, card, Place::Board(fx.leader))?;
    if let Some(beneath) = beneath {
        fx.score(me, beneath)?;
        fx.return_tops(me, fx.board(me).of_color(card.color()))?;
    }
    Ok(())
}
