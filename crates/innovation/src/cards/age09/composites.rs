//! Composites: take all hand cards but one, and a highest point card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Composites",
    age: 9,
    color: Red,
    icons: [Factory, Factory, Hex, Factory],
    dogma_icon: Factory,
    effects: &[Demand(effect_1)],
};

/// I demand: give me all your hand cards but one; and put a highest card of your score pile into mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    if fx.hand(me).len() >= 2
        && let Some(kept) = fx.choose(me, Ask::Keep, fx.hand(me))?
    {
        fx.transfer_all(me, fx.hand(me).without(kept), Place::Hand(leader))?;
    }
    fx.choose_and_transfer(me, fx.score_pile(me).highest(), Place::Score(leader))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_victim_keeps_one_hand_card_and_gives_a_highest_score_card() {
        check(
            "A  board composites
             B  hand tools alchemy coal  score invention canning",
            "A dogma composites; B alchemy",
            "A  board composites  hand tools coal  score canning  scored 0
             B  hand alchemy  score invention",
        );
    }

    #[test]
    fn the_victim_chooses_what_he_keeps() {
        check_options(
            "A  board composites
             B  hand tools alchemy coal  score canning",
            "A dogma composites",
            "B: tools; alchemy; coal",
        );
    }

    // E165.
    #[test]
    fn a_single_hand_card_stays_but_the_score_card_goes() {
        check(
            "A  board composites
             B  hand tools  score canning",
            "A dogma composites",
            "A  board composites  score canning
             B  hand tools",
        );
    }

    // E165, R65.
    #[test]
    fn an_empty_hand_still_loses_the_score_card() {
        check(
            "A  board composites
             B  score canning",
            "A dogma composites",
            "A  board composites  score canning",
        );
    }

    #[test]
    fn an_empty_score_pile_gives_nothing() {
        check(
            "A  board composites
             B  hand tools writing",
            "A dogma composites; B tools",
            "A  board composites  hand writing
             B  hand tools",
        );
    }

    // E039.
    #[test]
    fn among_equal_score_cards_the_victim_chooses() {
        check_options(
            "A  board composites
             B  score coal chemistry alchemy",
            "A dogma composites",
            "B: coal; chemistry",
        );
    }

    // E020.
    #[test]
    fn as_many_factories_protect() {
        check(
            "A  board composites
             B  board coal  hand tools writing  score canning",
            "A dogma composites",
            "A  board composites
             B  board coal  hand tools writing  score canning",
        );
    }
}
