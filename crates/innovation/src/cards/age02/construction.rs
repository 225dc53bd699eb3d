//! Construction: take two hand cards; alone with five colours claim Empire.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Construction",
    age: 2,
    color: Red,
    icons: [Castle, Hex, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: give me two hand cards, then draw a 2.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.transfer_several(me, fx.hand(me), 2, Place::Hand(fx.leader))?;
    fx.draw(me, 2)?;
    Ok(())
}

/// If you are the only player with five colours, claim Empire.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    let alone = fx.tops(me).len() == 5 && fx.others(me).all(|other| fx.tops(other).len() < 5);
    if alone {
        fx.claim_special(me, Special::Empire)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_victim_hands_over_two_cards_of_his_choice_and_draws_a_2() {
        check(
            "A  board construction
             B  hand tools writing paper
             deck 2  calendar mapmaking",
            "A dogma construction; B tools; B paper",
            "A  board construction  hand tools paper
             B  hand writing calendar
             deck 2  mapmaking",
        );
    }

    #[test]
    fn any_hand_card_can_be_handed_over() {
        check_options(
            "A  board construction
             B  hand tools writing paper",
            "A dogma construction; B writing",
            "B: tools; paper",
        );
    }

    // E029
    #[test]
    fn a_victim_with_one_card_gives_it_and_draws() {
        check(
            "A  board construction
             B  hand tools
             deck 1  writing
             deck 2  calendar",
            "A dogma construction",
            "A  board construction  hand tools
             B  hand calendar
             deck 1  writing",
        );
    }

    // E117
    #[test]
    fn a_victim_without_cards_draws_all_the_same() {
        check(
            "A  board construction
             deck 2  calendar",
            "A dogma construction",
            "A  board construction
             B  hand calendar",
        );
    }

    // E020
    #[test]
    fn as_many_castles_protect() {
        check(
            "A  board construction
             B  board the-wheel  hand tools writing
             deck 2  calendar",
            "A dogma construction",
            "A  board construction
             B  board the-wheel  hand tools writing
             deck 2  calendar
             bonus none",
        );
    }

    // E086
    #[test]
    fn the_only_player_with_five_colours_claims_empire() {
        check(
            "A  board construction tools sailing mysticism masonry
             deck 2  calendar",
            "A dogma construction",
            "A  board construction tools sailing mysticism masonry  achieved empire
             B  hand calendar",
        );
    }

    #[test]
    fn four_colours_claim_nothing() {
        check(
            "A  board construction tools sailing mysticism
             deck 2  calendar",
            "A dogma construction",
            "A  board construction tools sailing mysticism
             B  hand calendar",
        );
    }

    // E086
    #[test]
    fn a_second_player_with_five_colours_keeps_empire_in_the_middle() {
        check(
            "A  board construction tools sailing mysticism masonry
             B  board optics writing clothing code-of-laws agriculture
             deck 2  calendar",
            "A dogma construction",
            "A  board construction tools sailing mysticism masonry
             B  board optics writing clothing code-of-laws agriculture  hand calendar",
        );
    }

    // E087, E053
    #[test]
    fn a_sharer_alone_with_five_colours_claims_empire_and_earns_the_bonus() {
        check(
            "A  board construction
             B  board oars writing clothing code-of-laws domestication
             deck 2  calendar",
            "A dogma construction",
            "A  board construction  hand calendar
             B  board oars writing clothing code-of-laws domestication  achieved empire
             bonus A",
        );
    }

    // E088
    #[test]
    fn an_empire_already_owned_is_no_share() {
        check(
            "A  board construction  achieved empire
             B  board oars writing clothing code-of-laws domestication",
            "A dogma construction",
            "A  board construction  achieved empire
             B  board oars writing clothing code-of-laws domestication
             bonus none",
        );
    }

    // N1
    #[test]
    fn in_the_team_game_the_partner_does_not_spoil_empire_and_is_spared() {
        check(
            "rules teams=yes
             A  board construction tools sailing mysticism masonry
             C  board optics writing clothing code-of-laws agriculture  hand paper
             deck 2  calendar mapmaking currency",
            "A dogma construction",
            "A  board construction tools sailing mysticism masonry  achieved empire
             B  hand calendar
             C  board optics writing clothing code-of-laws agriculture  hand paper
             D  hand mapmaking
             deck 2  currency",
        );
    }

    // N1
    #[test]
    fn in_the_team_game_an_opponent_with_five_colours_spoils_empire() {
        check(
            "rules teams=yes
             A  board construction tools sailing mysticism masonry
             D  board optics writing clothing code-of-laws agriculture
             deck 2  calendar mapmaking",
            "A dogma construction",
            "A  board construction tools sailing mysticism masonry
             B  hand calendar
             D  board optics writing clothing code-of-laws agriculture  hand mapmaking",
        );
    }

    // E086
    #[test]
    fn another_player_with_four_colours_spoils_nothing() {
        check(
            "A  board tools sailing mysticism construction masonry
             B  board pottery clothing code-of-laws agriculture
             deck 2  calendar",
            "A dogma construction",
            "A  board tools sailing mysticism construction masonry  achieved empire
             B  board pottery clothing code-of-laws agriculture  hand calendar",
        );
    }
}
