//! Road Building: meld one or two cards; two allow a red card to be traded for a green one.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Road Building",
    age: 2,
    color: Red,
    icons: [Castle, Castle, Hex, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// Meld one or two hand cards; if you melded two, you may give a player your top red card for his top green one.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.choose_and_meld(me, fx.hand(me))?.is_none() {
        return Ok(());
    }
    let Some(second) = fx.may_choose(me, Ask::Meld, fx.hand(me))? else {
        return Ok(());
    };
    fx.meld(me, second)?;
    let Some(red) = fx.top(me, Red) else {
        return Ok(());
    };
    fx.clause(1);
    let others: Seats = fx.others(me).collect();
    if let Some(other) = fx.may_choose_player(me, others)? {
        fx.transfer(me, red, Place::Board(other))?;
        // The green card comes only for the red one; it may be missing (D18).
        if let Some(green) = fx.top(other, Green) {
            fx.transfer(me, green, Place::Board(me))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E121
    #[test]
    fn one_card_must_be_melded() {
        check_options(
            "A  board road-building  hand tools sailing",
            "A dogma road-building",
            "A: tools; sailing",
        );
    }

    #[test]
    fn the_second_card_is_optional() {
        check_options(
            "A  board road-building  hand tools sailing",
            "A dogma road-building; A tools",
            "A: sailing; pass",
        );
    }

    #[test]
    fn one_melded_card_allows_no_trade() {
        check(
            "A  board road-building  hand tools sailing
             B  board the-wheel",
            "A dogma road-building; A tools; A pass",
            "A  board road-building tools  hand sailing
             B  board the-wheel",
        );
    }

    #[test]
    fn two_melded_cards_allow_red_to_be_traded_for_green() {
        check(
            "A  board road-building  hand tools writing
             B  board sailing",
            "A dogma road-building; A tools; A writing; A B",
            "A  board tools,writing sailing
             B  board road-building",
        );
    }

    #[test]
    fn the_trade_can_be_declined() {
        check(
            "A  board road-building  hand tools writing
             B  board sailing",
            "A dogma road-building; A tools; A writing; A pass",
            "A  board road-building tools,writing
             B  board sailing",
        );
    }

    #[test]
    fn the_only_hand_card_is_melded_without_a_trade() {
        check(
            "A  board road-building  hand tools
             B  board sailing",
            "A dogma road-building",
            "A  board road-building tools
             B  board sailing",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board road-building
             B  board sailing",
            "A dogma road-building",
            "A  board road-building
             B  board sailing",
        );
    }

    // D18, E121
    #[test]
    fn the_red_card_can_be_given_to_a_player_without_green() {
        check(
            "A  board road-building  hand tools writing",
            "A dogma road-building; A tools; A writing; A B",
            "A  board tools,writing
             B  board road-building",
        );
    }

    // E121
    #[test]
    fn the_red_card_given_may_be_the_one_just_melded() {
        check(
            "A  board road-building  hand oars tools
             B  board sailing",
            "A dogma road-building; A oars; A tools; A B",
            "A  board road-building tools sailing
             B  board oars",
        );
    }

    // E069, R84
    #[test]
    fn both_cards_go_on_top_of_the_piles_and_continue_their_splays() {
        check(
            "A  board archery,road-building the-wheel,clothing<  hand tools writing
             B  board sailing metalworking,oars<",
            "A dogma road-building; A tools; A writing; A B",
            "A  board archery the-wheel,clothing,sailing< tools,writing
             B  board metalworking,oars,road-building<",
        );
    }

    // R57: B shows more castles and shares with an empty hand.
    #[test]
    fn castles_do_not_protect_from_the_trade() {
        check(
            "A  board road-building  hand tools writing
             B  board the-wheel masonry",
            "A dogma road-building; A tools; A writing; A B",
            "A  board tools,writing the-wheel
             B  board masonry road-building
             bonus none",
        );
    }

    // D18
    #[test]
    fn a_sharer_without_red_has_nothing_to_trade() {
        check(
            "A  board road-building sailing
             B  board mysticism  hand tools writing
             deck 2  calendar",
            "A dogma road-building; B tools; B writing",
            "A  board road-building sailing  hand calendar
             B  board mysticism tools,writing
             bonus A",
        );
    }

    // R57: it may be the player who activated the card.
    #[test]
    fn a_sharer_chooses_his_own_partner() {
        check(
            "A  board road-building sailing
             B  board metalworking  hand tools writing
             deck 2  calendar",
            "A dogma road-building; B tools; B writing; B A",
            "A  board road-building,metalworking  hand calendar
             B  board tools,writing sailing
             bonus A",
        );
    }

    #[test]
    fn any_other_player_can_be_chosen() {
        check_options(
            "A  board road-building  hand tools writing
             players 3",
            "A dogma road-building; A tools; A writing",
            "A: B; C; pass",
        );
    }

    // N1
    #[test]
    fn the_team_partner_cannot_be_chosen() {
        check_options(
            "rules teams=yes
             A  board road-building  hand tools writing",
            "A dogma road-building; A tools; A writing",
            "A: B; D; pass",
        );
    }

    // N3: «if you do» is how the card is read anyway.
    #[test]
    fn the_third_edition_reads_the_same() {
        check(
            "rules edition=2017
             A  board road-building  hand tools writing
             B  board sailing",
            "A dogma road-building; A tools; A writing; A B",
            "A  board tools,writing sailing
             B  board road-building",
        );
    }
}
