//! Encyclopedia: meld the highest point cards.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Encyclopedia",
    age: 6,
    color: Blue,
    icons: [Hex, Crown, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// You may meld all highest cards of your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let highest = fx.score_pile(me).highest();
    if !highest.is_empty() && fx.may(me, Ask::Meld)? {
        fx.meld_all(me, highest)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn melds_all_the_highest_point_cards_in_the_order_chosen() {
        // R72, R75
        check(
            "A  board encyclopedia  hand steam-engine  score vaccination canning tools",
            "A dogma encyclopedia; A yes; A vaccination",
            "A  board encyclopedia vaccination,canning  hand steam-engine  score tools",
        );
    }

    #[test]
    fn it_is_all_or_none() {
        // R67
        check_options(
            "A  board encyclopedia  score canning vaccination tools",
            "A dogma encyclopedia",
            "A: yes; pass",
        );
    }

    #[test]
    fn who_accepts_cannot_stop_after_the_first_card() {
        check_options(
            "A  board encyclopedia  score canning vaccination democracy tools",
            "A dogma encyclopedia; A yes; A canning",
            "A: vaccination; democracy",
        );
    }

    #[test]
    fn a_single_highest_card_is_melded_without_the_lower_ones() {
        check(
            "A  board encyclopedia  score atomic-theory coal banking",
            "A dogma encyclopedia; A yes",
            "A  board encyclopedia,atomic-theory  score coal banking",
        );
    }

    #[test]
    fn declining_melds_nothing() {
        check(
            "A  board encyclopedia  score canning tools",
            "A dogma encyclopedia; A pass",
            "A  board encyclopedia  score canning tools",
        );
    }

    #[test]
    fn an_empty_score_pile_is_not_asked() {
        // E034
        check(
            "A  board encyclopedia  hand tools",
            "A dogma encyclopedia",
            "A  board encyclopedia  hand tools",
        );
    }

    #[test]
    fn special_achievements_can_fall_between_two_melds() {
        // R102, E076: Universe is the last one needed, so the second card stays where it is.
        check(
            "A  board encyclopedia mass-media socialism flight skyscrapers  score quantum-theory mobility  achieved 1 2 3 4 5",
            "A dogma encyclopedia; A yes; A quantum-theory",
            "A  board encyclopedia,quantum-theory mass-media socialism flight skyscrapers  score mobility  achieved 1 2 3 4 5 universe
             over A by achievements",
        );
    }

    #[test]
    fn a_sharer_melds_his_own_points_and_earns_the_bonus() {
        check(
            "A  board encyclopedia  score tools
             B  board translation  score coal writing
             deck 6  canning",
            "A dogma encyclopedia; B yes; A pass",
            "A  board encyclopedia  hand canning  score tools
             B  board translation coal  score writing
             bonus A",
        );
    }

    #[test]
    fn a_sharer_who_declines_earns_no_bonus() {
        // E049
        check(
            "A  board encyclopedia
             B  board translation  score coal
             deck 6  canning",
            "A dogma encyclopedia; B pass",
            "A  board encyclopedia
             B  board translation  score coal
             deck 6  canning
             bonus none",
        );
    }
}
