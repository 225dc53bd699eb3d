//! Experimentation: draw and meld a 5.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Experimentation",
    age: 4,
    color: Blue,
    icons: [Hex, Bulb, Bulb, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// Draw and meld a 5.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_meld(me, 5)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn melds_a_five() {
        check(
            "A  board experimentation
             deck 4  navigation
             deck 5  coal
             deck 6  canning",
            "A dogma experimentation",
            "A  board experimentation coal
             deck 4  navigation
             deck 6  canning",
        );
    }

    #[test]
    fn a_blue_five_covers_it_and_continues_the_splay() {
        // R34
        check(
            "A  board tools,experimentation>
             deck 5  physics",
            "A dogma experimentation",
            "A  board tools,experimentation,physics>",
        );
    }

    #[test]
    fn melds_from_the_next_higher_deck_when_there_is_no_five() {
        // R26, R27
        check(
            "A  board experimentation
             deck 7  lighting",
            "A dogma experimentation",
            "A  board experimentation lighting",
        );
    }

    #[test]
    fn ends_the_game_when_only_lower_decks_are_left() {
        // E012, E090: whoever fails to draw has no privilege.
        check(
            "A  board experimentation  score 1
             B  score 2
             deck 4  navigation",
            "A dogma experimentation",
            "A  board experimentation  score 1
             B  score 2
             deck 4  navigation
             over B by score",
        );
    }

    #[test]
    fn a_sharer_melds_first_and_the_bonus_looks_at_the_new_top_cards() {
        // R48, E056
        check(
            "A  board experimentation
             B  board atomic-theory
             deck 4  navigation
             deck 5  coal banking statistics",
            "A dogma experimentation",
            "A  board experimentation banking  hand statistics
             B  board atomic-theory coal
             deck 4  navigation
             bonus A",
        );
    }

    #[test]
    fn a_player_with_fewer_bulbs_does_not_share() {
        check(
            "A  board experimentation
             B  board writing
             deck 5  coal banking",
            "A dogma experimentation",
            "A  board experimentation coal
             B  board writing
             deck 5  banking
             bonus none",
        );
    }
}
