//! Fermenting: a 2 for every two leaves.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Fermenting",
    age: 2,
    color: Yellow,
    icons: [Leaf, Leaf, Hex, Castle],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// Draw a 2 for every two leaves you show.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_times(me, 2, fx.icons(me, Leaf) / 2)
}

/// In the third edition: a 2 for each colour that shows a leaf (N3).
pub const THIRD_EDITION: &[Effect] = &[Share(effect_1_by_color)];

fn effect_1_by_color(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_times(me, 2, fx.colors_showing(me, Leaf))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn two_leaves_draw_a_2() {
        check(
            "A  board fermenting
             deck 2  calendar mapmaking",
            "A dogma fermenting",
            "A  board fermenting  hand calendar
             deck 2  mapmaking",
        );
    }

    // E118
    #[test]
    fn three_leaves_round_down_to_one_card() {
        check(
            "A  board fermenting sailing
             deck 2  calendar mapmaking",
            "A dogma fermenting",
            "A  board fermenting sailing  hand calendar
             deck 2  mapmaking",
        );
    }

    #[test]
    fn four_leaves_draw_two_2s() {
        check(
            "A  board fermenting clothing
             deck 2  calendar mapmaking currency",
            "A dogma fermenting",
            "A  board fermenting clothing  hand calendar mapmaking
             deck 2  currency",
        );
    }

    // E118: two on Fermenting, one on the covered Agriculture, one on Sailing.
    #[test]
    fn leaves_shown_by_a_splay_count() {
        check(
            "A  board agriculture,fermenting> sailing
             deck 2  calendar mapmaking currency",
            "A dogma fermenting",
            "A  board agriculture,fermenting> sailing  hand calendar mapmaking
             deck 2  currency",
        );
    }

    #[test]
    fn leaves_hidden_in_a_pile_do_not_count() {
        check(
            "A  board agriculture,fermenting pottery,tools
             deck 2  calendar mapmaking",
            "A dogma fermenting",
            "A  board agriculture,fermenting pottery,tools  hand calendar
             deck 2  mapmaking",
        );
    }

    // R68: each counts his own leaves.
    #[test]
    fn a_sharer_draws_first_by_his_own_leaves() {
        check(
            "A  board fermenting
             B  board agriculture pottery
             deck 2  calendar mapmaking currency philosophy monotheism",
            "A dogma fermenting",
            "A  board fermenting  hand philosophy monotheism
             B  board agriculture pottery  hand calendar mapmaking currency
             bonus A",
        );
    }

    // N3
    #[test]
    fn in_the_third_edition_each_colour_with_a_leaf_draws_a_2() {
        check(
            "rules edition=2017
             A  board fermenting sailing
             deck 2  calendar mapmaking currency",
            "A dogma fermenting",
            "A  board fermenting sailing  hand calendar mapmaking
             deck 2  currency",
        );
    }

    // N3: many leaves in one colour are one colour; the leaves under Tools are hidden.
    #[test]
    fn in_the_third_edition_only_colours_that_show_a_leaf_count() {
        check(
            "rules edition=2017
             A  board agriculture,fermenting^ pottery,tools
             deck 2  calendar mapmaking",
            "A dogma fermenting",
            "A  board agriculture,fermenting^ pottery,tools  hand calendar
             deck 2  mapmaking",
        );
    }

    // N3: Pottery shows a leaf beside Tools.
    #[test]
    fn in_the_third_edition_a_leaf_shown_by_a_splay_makes_its_colour_count() {
        check(
            "rules edition=2017
             A  board fermenting pottery,tools<
             deck 2  calendar mapmaking",
            "A dogma fermenting",
            "A  board fermenting pottery,tools<  hand calendar mapmaking",
        );
    }
}
