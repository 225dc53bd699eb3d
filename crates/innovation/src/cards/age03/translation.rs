//! Translation: meld the whole score pile; only crowns on top claim World.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Translation",
    age: 3,
    color: Blue,
    icons: [Hex, Crown, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may meld all cards of your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let points = fx.score_pile(me);
    if !points.is_empty() && fx.may(me, Ask::Meld)? {
        fx.meld_all(me, points)?;
    }
    Ok(())
}

/// If each of your top cards has a crown, claim World.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.tops(me).lacking(Crown).is_empty() {
        fx.claim_special(me, Special::World)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_whole_score_pile_is_melded_in_the_chosen_order() {
        check(
            "A  board translation  score sailing clothing tools",
            "A dogma translation; A yes; A clothing; A tools; A sailing",
            "A  board translation,tools clothing,sailing",
        );
    }

    // R67
    #[test]
    fn all_cards_are_melded_or_none() {
        check_options(
            "A  board translation  score sailing optics",
            "A dogma translation",
            "A: yes; pass",
        );
    }

    #[test]
    fn once_begun_it_cannot_be_stopped() {
        check_options(
            "A  board translation  score sailing optics tools",
            "A dogma translation; A yes; A tools",
            "A: sailing; optics",
        );
    }

    // E034
    #[test]
    fn an_empty_score_pile_leaves_nothing_to_decide() {
        check(
            "A  board translation oars,archery",
            "A dogma translation",
            "A  board translation oars,archery",
        );
    }

    // E085
    #[test]
    fn only_crowns_on_top_claim_world() {
        check(
            "A  board translation  score sailing optics",
            "A dogma translation; A yes; A sailing; A optics",
            "A  board translation sailing optics  achieved world",
        );
    }

    // E085: any number of piles.
    #[test]
    fn translation_alone_is_enough_for_world() {
        check(
            "A  board translation  score tools",
            "A dogma translation; A pass",
            "A  board translation  score tools  achieved world",
        );
    }

    #[test]
    fn one_top_card_without_a_crown_denies_world() {
        check(
            "A  board translation archery",
            "A dogma translation",
            "A  board translation archery",
        );
    }

    #[test]
    fn crowns_under_a_top_card_without_one_do_not_count() {
        check(
            "A  board translation optics,archery<",
            "A dogma translation",
            "A  board translation optics,archery<",
        );
    }

    // E087, E053, R112
    #[test]
    fn a_sharer_claims_world_first_and_earns_the_bonus() {
        check(
            "A  board translation
             B  board navigation
             deck 3  paper",
            "A dogma translation",
            "A  board translation  hand paper
             B  board navigation  achieved world
             bonus A",
        );
    }

    // E087: B's Archery has no crown.
    #[test]
    fn a_sharer_who_fails_leaves_world_to_the_activator() {
        check(
            "A  board translation
             B  board navigation archery",
            "A dogma translation",
            "A  board translation  achieved world
             B  board navigation archery
             bonus none",
        );
    }

    // E088
    #[test]
    fn a_world_already_owned_is_no_share() {
        check(
            "A  board translation  achieved world
             B  board navigation",
            "A dogma translation",
            "A  board translation  achieved world
             B  board navigation
             bonus none",
        );
    }

    // E128, E072: Quantum Theory makes five top cards of 8 or more, Tools covers it again.
    #[test]
    fn special_achievements_can_fall_between_two_melds() {
        check(
            "A  board translation mass-media empiricism flight antibiotics  score quantum-theory tools",
            "A dogma translation; A yes; A quantum-theory; A tools",
            "A  board translation,quantum-theory,tools mass-media empiricism flight antibiotics  achieved universe",
        );
    }

    // E128
    #[test]
    fn in_another_order_the_special_achievement_lasts() {
        check(
            "A  board translation mass-media empiricism flight antibiotics  score quantum-theory tools",
            "A dogma translation; A yes; A tools; A quantum-theory",
            "A  board translation,tools,quantum-theory mass-media empiricism flight antibiotics  achieved universe",
        );
    }
}
