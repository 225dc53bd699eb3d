//! Industrialization: tuck a 6 for every two factories; splay red or purple right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Industrialization",
    age: 6,
    color: Red,
    icons: [Crown, Factory, Factory, Hex],
    dogma_icon: Factory,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Draw and tuck a 6 for every two factories you show.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    tuck_sixes(fx, me, fx.icons(me, Factory) / 2)
}

/// You may splay red or purple right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red, Purple], Splay::Right)?;
    Ok(())
}

/// In the third edition: a 6 for each colour that shows a factory (N3).
pub const THIRD_EDITION: &[Effect] = &[Share(effect_1_by_color), Share(effect_2)];

fn effect_1_by_color(fx: &mut Fx, me: Seat) -> Flow {
    tuck_sixes(fx, me, fx.colors_showing(me, Factory))
}

fn tuck_sixes(fx: &mut Fx, me: Seat, count: u8) -> Flow {
    (0..count).try_for_each(|_| fx.draw_and_tuck(me, 6).map(drop))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn tucks_a_six_for_two_factories() {
        check(
            "A  board industrialization
             deck 5  coal
             deck 6  canning vaccination",
            "A dogma industrialization",
            "A  board industrialization canning  tucked 1
             deck 5  coal
             deck 6  vaccination",
        );
    }

    #[test]
    fn three_factories_still_tuck_one() {
        // R68
        check(
            "A  board industrialization invention
             deck 6  canning vaccination",
            "A dogma industrialization",
            "A  board industrialization invention canning
             deck 6  vaccination",
        );
    }

    #[test]
    fn four_factories_tuck_two_whatever_the_tucked_cards_add() {
        // E147, E043: Canning shows two more.
        check(
            "A  board industrialization chemistry
             deck 6  canning democracy vaccination",
            "A dogma industrialization",
            "A  board industrialization chemistry canning democracy  tucked 2
             deck 6  vaccination",
        );
    }

    #[test]
    fn factories_shown_by_a_splay_count() {
        check(
            "A  board coal,industrialization>
             deck 6  canning democracy vaccination",
            "A dogma industrialization",
            "A  board coal,industrialization> canning democracy
             deck 6  vaccination",
        );
    }

    #[test]
    fn one_of_red_and_purple_may_be_splayed_right() {
        check_options(
            "A  board oars,industrialization city-states,code-of-laws tools,writing
             deck 6  canning",
            "A dogma industrialization",
            "A: red; purple; pass",
        );
    }

    #[test]
    fn a_red_six_tucked_makes_a_pile_that_can_be_splayed() {
        check(
            "A  board industrialization
             deck 6  machine-tools",
            "A dogma industrialization; A red",
            "A  board machine-tools,industrialization>",
        );
    }

    #[test]
    fn the_splay_may_be_declined() {
        check(
            "A  board industrialization
             deck 6  machine-tools",
            "A dogma industrialization; A pass",
            "A  board machine-tools,industrialization",
        );
    }

    #[test]
    fn the_sixth_card_tucked_in_a_turn_claims_monument() {
        // R108
        check(
            "A  board industrialization  tucked 5
             deck 6  canning",
            "A dogma industrialization",
            "A  board industrialization canning  tucked 6  achieved monument",
        );
    }

    #[test]
    fn a_sharer_counts_his_own_factories() {
        // E025
        check(
            "A  board industrialization
             B  board chemistry coal
             deck 6  canning democracy
             deck 7  lighting
             deck 8  flight",
            "A dogma industrialization",
            "A  board industrialization lighting  hand flight
             B  board chemistry coal canning democracy
             bonus A",
        );
    }

    #[test]
    fn in_the_third_edition_tucks_a_six_for_each_colour_showing_a_factory() {
        // N3: six factories in two colours.
        check(
            "rules edition=2017
             A  board coal,industrialization> chemistry
             deck 6  canning democracy vaccination",
            "A dogma industrialization",
            "A  board coal,industrialization> chemistry canning democracy
             deck 6  vaccination",
        );
    }

    #[test]
    fn in_the_third_edition_a_factory_shown_by_a_splay_makes_its_colour_count() {
        // N3
        check(
            "rules edition=2017
             A  board industrialization chemistry,writing>
             deck 6  canning democracy vaccination",
            "A dogma industrialization",
            "A  board industrialization chemistry,writing> canning democracy
             deck 6  vaccination",
        );
    }

    #[test]
    fn in_the_third_edition_a_covered_factory_does_not_make_its_colour_count() {
        // N3
        check(
            "rules edition=2017
             A  board industrialization chemistry,writing
             deck 6  canning democracy",
            "A dogma industrialization",
            "A  board industrialization chemistry,writing canning
             deck 6  democracy",
        );
    }

    #[test]
    fn in_the_third_edition_red_or_purple_may_be_splayed_as_before() {
        check(
            "rules edition=2017
             A  board industrialization
             deck 6  machine-tools",
            "A dogma industrialization; A red",
            "A  board machine-tools,industrialization>",
        );
    }
}
