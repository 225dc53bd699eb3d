//! The Pirate Code: take two low point cards; then score a lowest top crown card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "The Pirate Code",
    age: 5,
    color: Red,
    icons: [Crown, Factory, Crown, Hex],
    dogma_icon: Crown,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put two cards of value 4 or less of your score pile into mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let low = fx.score_pile(me).iter().filter(|card| card.value() <= 4);
    fx.transfer_several(me, low.collect(), 2, Place::Score(fx.leader))?;
    Ok(())
}

/// If the demand moved a card, score a lowest top card of yours with a crown.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.demand_moved() {
        fx.choose_and_score(me, fx.tops(me).with(Crown).lowest())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_victim_gives_two_cards_of_value_four_or_less() {
        check(
            "A  board the-pirate-code sailing
             B  score tools calendar navigation coal",
            "A dogma the-pirate-code; B tools; B navigation",
            "A  board the-pirate-code  score tools navigation sailing
             B  score calendar coal",
        );
    }

    #[test]
    fn cards_of_value_five_or_more_are_safe() {
        // E143
        check_options(
            "A  board the-pirate-code
             B  score tools calendar navigation coal canning",
            "A dogma the-pirate-code",
            "B: tools; calendar; navigation",
        );
    }

    #[test]
    fn who_has_one_such_card_gives_one() {
        // R64
        check(
            "A  board the-pirate-code sailing
             B  score tools coal",
            "A dogma the-pirate-code",
            "A  board the-pirate-code  score tools sailing
             B  score coal",
        );
    }

    #[test]
    fn without_such_a_card_nothing_is_given_and_nothing_is_scored() {
        // R78
        check(
            "A  board the-pirate-code sailing
             B  score coal  hand tools",
            "A dogma the-pirate-code",
            "A  board the-pirate-code sailing
             B  score coal  hand tools",
        );
    }

    #[test]
    fn a_player_with_as_many_crowns_is_safe() {
        // E020, E046
        check(
            "A  board the-pirate-code
             B  board sailing  score tools
             deck 5  coal",
            "A dogma the-pirate-code",
            "A  board the-pirate-code
             B  board sailing  score tools
             deck 5  coal
             bonus none",
        );
    }

    #[test]
    fn the_lowest_top_card_with_a_crown_may_be_the_pirate_code_itself() {
        // E143: Tools is lower but shows no crown.
        check(
            "A  board the-pirate-code tools
             B  score oars",
            "A dogma the-pirate-code",
            "A  board tools  score oars the-pirate-code",
        );
    }

    #[test]
    fn among_the_lowest_crown_cards_the_player_chooses() {
        // R71
        check_options(
            "A  board the-pirate-code sailing writing enterprise agriculture
             B  score oars",
            "A dogma the-pirate-code",
            "A: sailing; writing",
        );
    }

    #[test]
    fn a_sharer_who_was_not_attacked_scores_a_card_as_well() {
        // E131
        check(
            "A  board the-pirate-code
             B  board translation
             C  score tools calendar
             deck 1  archery",
            "A dogma the-pirate-code",
            "A  hand archery  score tools calendar the-pirate-code
             B  score translation
             bonus A",
        );
    }

    #[test]
    fn the_scored_card_counts_for_monument() {
        // E143
        check(
            "A  board the-pirate-code  scored 5
             B  score tools",
            "A dogma the-pirate-code",
            "A  score tools the-pirate-code  scored 6  achieved monument",
        );
    }

    #[test]
    fn the_cards_taken_do_not_count_for_monument() {
        // E077
        check(
            "A  board the-pirate-code  scored 4
             B  score tools calendar",
            "A dogma the-pirate-code",
            "A  score tools calendar the-pirate-code  scored 5",
        );
    }

    #[test]
    fn executed_alone_it_sees_a_demand_that_moved_nothing() {
        // E096, E098
        check(
            "A  board self-service the-pirate-code
             B  score tools",
            "A dogma self-service",
            "A  board self-service the-pirate-code
             B  score tools",
        );
    }
}
