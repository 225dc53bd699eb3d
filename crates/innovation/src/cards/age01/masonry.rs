//! Masonry: meld castle cards; four of them claim Monument.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Masonry",
    age: 1,
    color: Yellow,
    icons: [Castle, Hex, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// You may meld any number of hand cards with a castle; if you melded four or more, claim Monument.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut melded = 0;
    let castles = CardSet::with_printed(Castle);
    while let Some(card) = fx.may_choose(me, Ask::Meld, fx.of_hand(me, castles))? {
        fx.meld(me, card)?;
        melded += 1;
    }
    if melded >= 4 {
        fx.claim_special(me, Special::Monument)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E115
    #[test]
    fn only_cards_with_a_castle_are_offered_and_none_need_be_melded() {
        check_options(
            "A  board masonry  hand the-wheel tools sailing",
            "A dogma masonry",
            "A: the-wheel; tools; pass",
        );
    }

    #[test]
    fn declining_melds_nothing() {
        check(
            "A  board masonry  hand the-wheel",
            "A dogma masonry; A pass",
            "A  board masonry  hand the-wheel",
        );
    }

    #[test]
    fn without_castle_cards_nothing_is_asked() {
        check(
            "A  board masonry  hand sailing",
            "A dogma masonry",
            "A  board masonry  hand sailing",
        );
    }

    #[test]
    fn the_player_may_stop_after_any_card() {
        check(
            "A  board masonry  hand the-wheel tools",
            "A dogma masonry; A the-wheel; A pass",
            "A  board masonry the-wheel  hand tools",
        );
    }

    #[test]
    fn three_castle_cards_do_not_claim_monument() {
        check(
            "A  board masonry  hand the-wheel tools archery sailing",
            "A dogma masonry; A the-wheel; A tools; A archery",
            "A  board masonry the-wheel tools archery  hand sailing",
        );
    }

    #[test]
    fn four_castle_cards_claim_monument() {
        check(
            "A  board masonry  hand the-wheel tools archery oars",
            "A dogma masonry; A the-wheel; A tools; A archery; A oars",
            "A  board masonry the-wheel tools archery,oars  achieved monument",
        );
    }

    // E082
    #[test]
    fn two_cards_in_each_of_two_activations_do_not_claim_monument() {
        check(
            "A  board masonry  hand the-wheel tools archery mysticism",
            "A dogma masonry; A the-wheel; A tools; A pass
             A dogma masonry; A archery; A mysticism",
            "A  board masonry the-wheel tools archery mysticism",
        );
    }

    // E087, R112, E053
    #[test]
    fn a_sharer_with_four_castle_cards_takes_monument_first() {
        check(
            "A  board masonry  hand domestication oars monotheism construction
             B  board metalworking  hand the-wheel mysticism archery tools
             deck 2  calendar",
            "A dogma masonry
             B the-wheel; B mysticism; B archery; B tools
             A domestication; A oars; A monotheism; A construction",
            "A  board masonry,domestication oars,construction monotheism  hand calendar
             B  board metalworking,archery the-wheel mysticism tools  achieved monument
             bonus A",
        );
    }

    // E088, R100
    #[test]
    fn a_monument_already_owned_stays_where_it_is() {
        check(
            "A  board masonry  hand the-wheel tools archery oars
             B  achieved monument",
            "A dogma masonry; A the-wheel; A tools; A archery; A oars",
            "A  board masonry the-wheel tools archery,oars
             B  achieved monument",
        );
    }

    // E115, E072: Tools brings the third lightbulb, Alchemy hides it again.
    #[test]
    fn special_achievements_are_checked_after_each_meld() {
        check(
            "A  board masonry bicycle,collaboration^ specialization,lighting^ colonialism  hand tools alchemy",
            "A dogma masonry; A tools; A alchemy",
            "A  board masonry bicycle,collaboration^ specialization,lighting^ colonialism tools,alchemy  achieved empire",
        );
    }
}
