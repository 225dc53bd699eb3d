//! Writing: draw a 2.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Writing",
    age: 1,
    color: Blue,
    icons: [Hex, Bulb, Bulb, Crown],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// Draw a 2.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw(me, 2)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn draws_a_2() {
        check(
            "A  board writing
             deck 1  tools
             deck 2  calendar mapmaking",
            "A dogma writing",
            "A  board writing  hand calendar
             deck 1  tools
             deck 2  mapmaking",
        );
    }

    // E013, R30
    #[test]
    fn higher_top_cards_do_not_raise_the_value() {
        check(
            "A  board writing bicycle
             deck 2  calendar
             deck 7  lighting",
            "A dogma writing",
            "A  board writing bicycle  hand calendar
             deck 7  lighting",
        );
    }

    // E012, R26
    #[test]
    fn an_empty_deck_gives_way_to_the_next_higher_one_and_never_to_a_lower_one() {
        check(
            "A  board writing
             deck 1  tools
             deck 4  anatomy",
            "A dogma writing",
            "A  board writing  hand anatomy
             deck 1  tools",
        );
    }

    // E090, R120: A cannot draw and loses.
    #[test]
    fn without_a_deck_from_2_upwards_the_game_ends_by_score() {
        check(
            "A  board writing  score 1
             B  score 2
             deck 1  tools",
            "A dogma writing",
            "A  board writing  score 1
             B  score 2
             deck 1  tools
             over B by score",
        );
    }

    // R48, R62
    #[test]
    fn the_sharer_draws_first_and_the_bonus_follows_the_own_top_cards() {
        check(
            "A  board writing
             B  board tools
             deck 1  oars
             deck 2  calendar mapmaking",
            "A dogma writing",
            "A  board writing  hand mapmaking oars
             B  board tools  hand calendar
             bonus A",
        );
    }

    #[test]
    fn fewer_lightbulbs_do_not_share() {
        check(
            "A  board writing
             B  board archery
             deck 2  calendar mapmaking",
            "A dogma writing",
            "A  board writing  hand calendar
             B  board archery
             deck 2  mapmaking
             bonus none",
        );
    }

    // N1
    #[test]
    fn a_partner_who_shares_alone_earns_no_bonus() {
        check(
            "rules teams=yes
             A  board writing
             C  board tools
             deck 1  oars
             deck 2  calendar mapmaking",
            "A dogma writing",
            "A  board writing  hand mapmaking
             C  board tools  hand calendar
             deck 1  oars
             bonus none",
        );
    }

    // N1
    #[test]
    fn an_opponent_who_shares_beside_the_partner_earns_the_bonus() {
        check(
            "rules teams=yes
             A  board writing
             B  board paper
             C  board tools
             deck 1  oars
             deck 2  calendar mapmaking currency",
            "A dogma writing",
            "A  board writing  hand currency oars
             B  board paper  hand calendar
             C  board tools  hand mapmaking
             bonus A",
        );
    }
}
