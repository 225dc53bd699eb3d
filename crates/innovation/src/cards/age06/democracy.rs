//! Democracy: return more cards than anybody before to score an 8.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Democracy",
    age: 6,
    color: Purple,
    icons: [Crown, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return any number of hand cards; if that is more than each other player returned, draw and score an 8.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut returned = 0;
    while fx.may_return_from_hand(me)?.is_some() {
        returned += 1;
    }
    fx.note_returned(me, returned);
    if returned > 0 && fx.others(me).all(|other| fx.returned(other) < returned) {
        fx.draw_and_score(me, 8)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn returning_one_card_scores_an_eight_if_nobody_else_returned_any() {
        check(
            "A  board democracy  hand tools writing
             deck 7  lighting
             deck 8  flight mobility",
            "A dogma democracy; A tools; A pass",
            "A  board democracy  hand writing  score flight
             deck 1  tools
             deck 7  lighting
             deck 8  mobility",
        );
    }

    #[test]
    fn any_number_may_be_returned_for_one_eight() {
        check(
            "A  board democracy  hand tools writing oars
             deck 8  flight mobility",
            "A dogma democracy; A writing; A oars; A tools",
            "A  board democracy  score flight  scored 1
             deck 1  writing oars tools
             deck 8  mobility",
        );
    }

    #[test]
    fn returning_nothing_never_scores() {
        // E146
        check(
            "A  board democracy  hand tools
             deck 8  flight",
            "A dogma democracy; A pass",
            "A  board democracy  hand tools
             deck 8  flight",
        );
    }

    #[test]
    fn an_empty_hand_never_scores() {
        // E146
        check(
            "A  board democracy
             B  board philosophy
             deck 8  flight",
            "A dogma democracy",
            "A  board democracy
             B  board philosophy
             deck 8  flight
             bonus none",
        );
    }

    #[test]
    fn as_many_as_a_sharer_returned_is_not_enough() {
        // E146
        check(
            "A  board democracy  hand writing
             B  board philosophy  hand tools
             deck 6  canning
             deck 8  flight mobility",
            "A dogma democracy; B tools; A writing",
            "A  board democracy  hand canning
             B  board philosophy  score flight
             deck 1  tools writing
             deck 8  mobility
             bonus A",
        );
    }

    #[test]
    fn who_returns_more_than_everybody_before_scores_as_well() {
        check(
            "A  board democracy  hand writing oars
             B  board philosophy  hand tools
             deck 6  canning
             deck 8  flight mobility",
            "A dogma democracy; B tools; A writing; A oars",
            "A  board democracy  hand canning  score mobility
             B  board philosophy  score flight
             deck 1  tools writing oars
             bonus A",
        );
    }

    #[test]
    fn the_best_of_all_before_counts_not_the_last() {
        check(
            "A  board democracy  hand writing oars
             B  board philosophy  hand tools archery
             C  board atomic-theory  hand clothing
             deck 6  canning
             deck 8  flight mobility",
            "A dogma democracy; B tools; B archery; C clothing; A writing; A oars",
            "A  board democracy  hand canning
             B  board philosophy  score flight
             C  board atomic-theory
             deck 1  tools archery clothing writing oars
             deck 8  mobility
             bonus A",
        );
    }

    #[test]
    fn a_second_activation_starts_afresh() {
        // E005
        check(
            "A  board democracy  hand tools writing
             B  board philosophy  hand archery oars
             deck 6  canning
             deck 8  flight mobility",
            "A dogma democracy; B archery; B pass; A pass
             A dogma democracy; B pass; A tools; A pass",
            "A  board democracy  hand writing canning  score mobility
             B  board philosophy  hand oars  score flight
             deck 1  archery tools
             turn B 2",
        );
    }

    #[test]
    fn the_number_the_partner_returned_does_not_matter() {
        // N1: and the partner alone earns no bonus.
        check(
            "rules teams=yes
             A  board democracy  hand archery
             C  board philosophy  hand tools writing
             deck 6  canning
             deck 8  flight mobility",
            "A dogma democracy; C tools; C writing; A archery",
            "A  board democracy  score mobility
             C  board philosophy  score flight
             deck 1  tools writing archery
             deck 6  canning
             bonus none",
        );
    }
}
