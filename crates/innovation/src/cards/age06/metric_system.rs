//! Metric System: with green splayed right, splay any colour right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Metric System",
    age: 6,
    color: Green,
    icons: [Hex, Factory, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// If your green cards are splayed right, you may splay any one colour right.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.splay_of(me, Green) == Splay::Right {
        fx.may_splay(me, &Color::ALL, Splay::Right)?;
    }
    Ok(())
}

/// You may splay green right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Green], Splay::Right)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn with_green_splayed_right_any_one_colour_may_be_splayed_right() {
        check_options(
            "A  board sailing,metric-system> tools,writing< oars,archery> agriculture mysticism,code-of-laws",
            "A dogma metric-system",
            "A: blue; purple; pass",
        );
    }

    #[test]
    fn splays_only_one_colour() {
        check(
            "A  board sailing,metric-system> tools,writing mysticism,code-of-laws",
            "A dogma metric-system; A purple",
            "A  board sailing,metric-system> tools,writing mysticism,code-of-laws>",
        );
    }

    #[test]
    fn the_first_splay_may_be_declined() {
        check(
            "A  board sailing,metric-system> tools,writing",
            "A dogma metric-system; A pass",
            "A  board sailing,metric-system> tools,writing",
        );
    }

    #[test]
    fn a_green_splay_gained_by_the_second_effect_does_not_unlock_the_first() {
        // E149
        check(
            "A  board sailing,metric-system tools,writing",
            "A dogma metric-system; A green",
            "A  board sailing,metric-system> tools,writing",
        );
    }

    #[test]
    fn green_splayed_left_does_not_unlock_the_first_effect() {
        check(
            "A  board sailing,metric-system< tools,writing",
            "A dogma metric-system; A green",
            "A  board sailing,metric-system> tools,writing",
        );
    }

    #[test]
    fn green_splayed_up_does_not_unlock_the_first_effect() {
        check(
            "A  board sailing,metric-system^ tools,writing",
            "A dogma metric-system; A pass",
            "A  board sailing,metric-system^ tools,writing",
        );
    }

    #[test]
    fn a_single_green_card_is_not_asked_about() {
        // R86
        check(
            "A  board metric-system tools,writing",
            "A dogma metric-system",
            "A  board metric-system tools,writing",
        );
    }

    #[test]
    fn the_fifth_colour_splayed_right_claims_wonder() {
        // R110, E073
        check(
            "A  board tools,writing> sailing,metric-system> city-states,code-of-laws^ oars,archery agriculture,masonry>",
            "A dogma metric-system; A red",
            "A  board tools,writing> sailing,metric-system> city-states,code-of-laws^ oars,archery> agriculture,masonry>  achieved wonder",
        );
    }

    #[test]
    fn a_sharer_looks_at_his_own_green_pile_and_earns_the_bonus() {
        check(
            "A  board metric-system
             B  board sailing,mapmaking> tools,writing
             deck 6  canning",
            "A dogma metric-system; B blue",
            "A  board metric-system  hand canning
             B  board sailing,mapmaking> tools,writing>
             bonus A",
        );
    }

    // E065
    #[test]
    fn every_other_colour_may_be_splayed() {
        check_options(
            "A  board tools,writing sailing,metric-system> mysticism,city-states archery,oars masonry,agriculture",
            "A dogma metric-system",
            "A: blue; purple; red; yellow; pass",
        );
    }
}
