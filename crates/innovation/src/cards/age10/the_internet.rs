//! The Internet: splay green up; score a 10; meld a 10 for every two clocks.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "The Internet",
    age: 10,
    color: Purple,
    icons: [Hex, Clock, Clock, Bulb],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2), Share(effect_3)],
};

/// You may splay green up.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Green], Splay::Up)?;
    Ok(())
}

/// Draw and score a 10.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, 10)?;
    Ok(())
}

/// Draw and meld a 10 for every two clocks you show.
fn effect_3(fx: &mut Fx, me: Seat) -> Flow {
    for _ in 0..fx.icons(me, Clock) / 2 {
        fx.draw_and_meld(me, 10)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn green_is_splayed_a_10_scored_and_one_melded_for_two_clocks() {
        check(
            "A  board the-internet sailing,paper
             deck 10  ai stem-cells databases",
            "A dogma the-internet; A green",
            "A  board the-internet sailing,paper^ stem-cells  score ai  scored 1
             deck 10  databases",
        );
    }

    #[test]
    fn the_splay_may_be_declined_and_only_green_is_offered() {
        check_options(
            "A  board code-of-laws,the-internet sailing,paper tools,writing",
            "A dogma the-internet",
            "A: green; pass",
        );
    }

    #[test]
    fn declining_the_splay_leaves_the_other_effects() {
        check(
            "A  board the-internet sailing,paper
             deck 10  ai stem-cells",
            "A dogma the-internet; A pass",
            "A  board the-internet sailing,paper stem-cells  score ai",
        );
    }

    // E179, E043.
    #[test]
    fn clocks_melded_meanwhile_do_not_count() {
        check(
            "A  board the-internet
             deck 10  ai software stem-cells",
            "A dogma the-internet",
            "A  board the-internet software  score ai
             deck 10  stem-cells",
        );
    }

    // R68.
    #[test]
    fn five_clocks_meld_two() {
        check(
            "A  board the-internet databases
             deck 10  ai software stem-cells",
            "A dogma the-internet",
            "A  board the-internet databases software stem-cells  score ai",
        );
    }

    // E179.
    #[test]
    fn the_clocks_of_the_new_splay_count() {
        check(
            "A  board the-internet bicycle,mass-media
             deck 10  ai globalization stem-cells",
            "A dogma the-internet; A green",
            "A  board the-internet bicycle,mass-media^ globalization,stem-cells  score ai",
        );
    }

    // E179.
    #[test]
    fn without_the_new_splay_three_clocks_meld_one() {
        check(
            "A  board the-internet bicycle,mass-media
             deck 10  ai globalization stem-cells",
            "A dogma the-internet; A pass",
            "A  board the-internet bicycle,mass-media globalization  score ai
             deck 10  stem-cells",
        );
    }

    // E072, R109.
    #[test]
    fn melded_cards_can_bring_the_world() {
        check(
            "A  board the-internet bicycle,databases^ fission
             deck 10  ai software stem-cells globalization robotics",
            "A dogma the-internet",
            "A  board the-internet bicycle,databases^ fission,robotics software stem-cells,globalization
             A  score ai  achieved world universe",
        );
    }

    // E025, R48.
    #[test]
    fn a_sharer_counts_his_own_clocks() {
        check(
            "A  board the-internet
             B  board satellites
             deck 10  ai stem-cells globalization robotics miniaturization",
            "A dogma the-internet",
            "A  board the-internet robotics  hand miniaturization  score stem-cells
             B  board satellites globalization  score ai
             bonus A",
        );
    }
}
