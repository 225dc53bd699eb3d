//! Publications: put a pile into a new order; splay yellow or blue up.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Publications",
    age: 7,
    color: Blue,
    icons: [Hex, Bulb, Clock, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may put the cards of one of your colours into any order.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_rearrange(me)
}

/// You may splay yellow or blue up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow, Blue], Splay::Up)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // R99.
    #[test]
    fn a_pile_is_put_into_a_new_order_from_the_top_downwards() {
        check(
            "A  board tools,mathematics,publications",
            "A dogma publications; A blue; A tools; A publications; A pass",
            "A  board mathematics,publications,tools",
        );
    }

    // R99.
    #[test]
    fn the_splay_stays() {
        check(
            "A  board tools,publications>",
            "A dogma publications; A blue; A tools; A pass",
            "A  board publications,tools>",
        );
    }

    #[test]
    fn both_effects_may_be_declined() {
        check(
            "A  board tools,publications",
            "A dogma publications; A pass; A pass",
            "A  board tools,publications",
        );
    }

    // E156.
    #[test]
    fn only_own_piles_of_two_or_more_cards_are_offered() {
        check_options(
            "A  board tools,publications sailing,paper archery
             B  board agriculture,masonry",
            "A dogma publications",
            "A: blue; green; pass",
        );
    }

    // E006.
    #[test]
    fn without_a_pile_of_two_nothing_is_asked() {
        check(
            "A  board publications",
            "A dogma publications",
            "A  board publications
             turn A 1",
        );
    }

    // E156, R61.
    #[test]
    fn keeping_the_order_is_the_same_as_declining() {
        check(
            "A  board publications
             B  board writing,tools
             deck 7  bicycle",
            "A dogma publications; B blue; B tools; B pass",
            "A  board publications
             B  board writing,tools
             deck 7  bicycle
             bonus none",
        );
    }

    // R60.
    #[test]
    fn a_new_order_earns_the_bonus() {
        check(
            "A  board publications
             B  board writing,tools
             deck 7  bicycle",
            "A dogma publications; B blue; B writing; B pass",
            "A  board publications  hand bicycle
             B  board tools,writing
             bonus A",
        );
    }

    // E073, R99, R111.
    #[test]
    fn the_new_top_card_counts_at_once() {
        check(
            "A  board rocketry,publications databases ai robotics stem-cells",
            "A dogma publications; A blue; A rocketry; A pass",
            "A  board publications,rocketry databases ai robotics stem-cells  achieved universe",
        );
    }

    #[test]
    fn second_effect_splays_yellow_or_blue_up() {
        check(
            "A  board publications agriculture,masonry",
            "A dogma publications; A pass; A yellow",
            "A  board publications agriculture,masonry^",
        );
    }

    #[test]
    fn second_effect_offers_no_other_colour() {
        check_options(
            "A  board tools,publications agriculture,masonry sailing,paper",
            "A dogma publications; A pass",
            "A: blue; yellow; pass",
        );
    }

    // R88.
    #[test]
    fn second_effect_offers_no_pile_that_is_splayed_up_already() {
        check_options(
            "A  board tools,publications^ agriculture,masonry<",
            "A dogma publications; A pass",
            "A: yellow; pass",
        );
    }
}
