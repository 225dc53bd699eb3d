//! Collaboration: the demander takes one of two 9s, the victim melds the other; ten green cards win.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Collaboration",
    age: 9,
    color: Green,
    icons: [Hex, Crown, Clock, Crown],
    dogma_icon: Crown,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: draw and reveal two 9s; I choose one of them for my board, you meld the other.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let drawn = [fx.draw_and_reveal(me, 9)?, fx.draw_and_reveal(me, 9)?];
    let drawn: CardSet = drawn.into_iter().collect();
    fx.clause(1);
    if let Some(taken) = fx.choose(fx.leader, Ask::Take, drawn)? {
        fx.transfer(me, taken, Place::Board(fx.leader))?;
        fx.meld_all(me, drawn.without(taken))?;
    }
    Ok(())
}

/// If you have ten or more green cards on your board, you win.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.pile_len(me, Green) >= 10 {
        return Err(fx.win(me));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E164.
    #[test]
    fn the_demander_takes_one_9_and_the_victim_melds_the_other() {
        check(
            "A  board collaboration
             B  board tools
             deck 9  computers fission ecology",
            "A dogma collaboration; A fission",
            "A  board collaboration fission
             B  board tools,computers
             deck 9  ecology",
        );
    }

    // E164, R51.
    #[test]
    fn the_demander_chooses() {
        check_options(
            "A  board collaboration  hand genetics
             B  hand suburbia
             deck 9  computers fission",
            "A dogma collaboration",
            "A: computers; fission",
        );
    }

    // R94.
    #[test]
    fn the_card_is_put_on_top_of_the_demanders_pile() {
        check(
            "A  board collaboration tools,writing<
             deck 9  computers fission",
            "A dogma collaboration; A computers",
            "A  board collaboration tools,writing,computers<
             B  board fission",
        );
    }

    // R48, R49.
    #[test]
    fn each_victim_draws_two_9s() {
        check(
            "A  board collaboration
             B  hand tools
             C  hand writing
             deck 9  computers fission genetics ecology",
            "A dogma collaboration; A fission; A genetics",
            "A  board collaboration fission genetics
             B  board computers  hand tools
             C  board ecology  hand writing",
        );
    }

    // R26.
    #[test]
    fn with_one_9_left_the_second_card_is_a_10() {
        check(
            "A  board collaboration
             deck 9  computers
             deck 10  ai",
            "A dogma collaboration; A ai",
            "A  board collaboration ai
             B  board computers",
        );
    }

    // E020.
    #[test]
    fn as_many_crowns_protect() {
        check(
            "A  board collaboration
             B  board code-of-laws
             deck 9  computers fission",
            "A dogma collaboration",
            "A  board collaboration
             B  board code-of-laws
             deck 9  computers fission
             bonus none",
        );
    }

    // E164.
    #[test]
    fn ten_green_cards_win() {
        check(
            "A  board the-wheel,sailing,clothing,currency,mapmaking,compass,paper,invention,banking,collaboration
             B  board code-of-laws",
            "A dogma collaboration",
            "A  board the-wheel,sailing,clothing,currency,mapmaking,compass,paper,invention,banking,collaboration
             B  board code-of-laws
             over A by dogma collaboration",
        );
    }

    #[test]
    fn nine_green_cards_do_not_win() {
        check(
            "A  board the-wheel,sailing,clothing,currency,mapmaking,compass,paper,invention,collaboration
             B  board code-of-laws",
            "A dogma collaboration",
            "A  board the-wheel,sailing,clothing,currency,mapmaking,compass,paper,invention,collaboration
             B  board code-of-laws",
        );
    }

    // R47.
    #[test]
    fn a_card_taken_by_the_demand_can_be_the_tenth() {
        check(
            "A  board the-wheel,sailing,clothing,currency,mapmaking,compass,paper,invention,collaboration
             deck 9  satellites fission",
            "A dogma collaboration; A satellites",
            "A  board the-wheel,sailing,clothing,currency,mapmaking,compass,paper,invention,collaboration,satellites
             B  board fission
             over A by dogma collaboration",
        );
    }

    // E094.
    #[test]
    fn a_sharer_with_ten_green_cards_wins() {
        check(
            "A  board collaboration
             B  board the-wheel,sailing,clothing,currency,mapmaking,compass,paper,invention,banking,navigation",
            "A dogma collaboration",
            "A  board collaboration
             B  board the-wheel,sailing,clothing,currency,mapmaking,compass,paper,invention,banking,navigation
             over B by dogma collaboration",
        );
    }
}
