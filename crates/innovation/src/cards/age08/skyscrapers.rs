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

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E162.
    #[test]
    fn the_victim_scores_the_card_beneath_and_returns_the_rest() {
        check(
            "A  board skyscrapers
             B  board tools,writing,publications",
            "A dogma skyscrapers",
            "A  board skyscrapers publications  scored 0
             B  score writing  scored 1
             deck 1  tools",
        );
    }

    // E018, R75.
    #[test]
    fn the_victim_orders_the_returns() {
        check(
            "A  board skyscrapers
             B  board tools,writing,mathematics,alchemy,publications",
            "A dogma skyscrapers; B writing; B tools",
            "A  board skyscrapers publications
             B  score alchemy
             deck 1  writing tools
             deck 2  mathematics",
        );
    }

    // R65.
    #[test]
    fn a_lone_card_is_only_handed_over() {
        check(
            "A  board skyscrapers
             B  board publications  score archery",
            "A dogma skyscrapers",
            "A  board skyscrapers publications
             B  score archery",
        );
    }

    // R6.
    #[test]
    fn without_a_clock_on_top_nothing_happens() {
        check(
            "A  board skyscrapers
             B  board publications,tools^",
            "A dogma skyscrapers",
            "A  board skyscrapers
             B  board publications,tools^",
        );
    }

    // R51.
    #[test]
    fn the_victim_chooses_among_his_clock_cards() {
        check_options(
            "A  board skyscrapers
             B  board publications railroad agriculture",
            "A dogma skyscrapers",
            "B: publications; railroad",
        );
    }

    #[test]
    fn other_piles_stay() {
        check(
            "A  board skyscrapers
             B  board tools,publications archery,oars",
            "A dogma skyscrapers",
            "A  board skyscrapers publications
             B  board archery,oars  score tools",
        );
    }

    // E069.
    #[test]
    fn the_card_continues_a_splay_of_the_demander() {
        check(
            "A  board skyscrapers tools,writing<
             B  board publications",
            "A dogma skyscrapers",
            "A  board skyscrapers tools,writing,publications<",
        );
    }

    // E020.
    #[test]
    fn as_many_crowns_protect() {
        check(
            "A  board skyscrapers
             B  board bicycle",
            "A dogma skyscrapers",
            "A  board skyscrapers
             B  board bicycle",
        );
    }

    // R75: each returned card may uncover another one, whatever the ages.
    #[test]
    fn cards_of_different_ages_are_ordered_too() {
        check_options(
            "A  board skyscrapers
             B  board archery,coal,metalworking,mobility",
            "A dogma skyscrapers",
            "B: archery; coal",
        );
    }
}
