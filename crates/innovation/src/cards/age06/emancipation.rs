//! Emancipation: take a hand card as points, the victim draws a 6; splay red or purple right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Emancipation",
    age: 6,
    color: Purple,
    icons: [Factory, Bulb, Factory, Hex],
    dogma_icon: Factory,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a hand card into my score pile; if you do, draw a 6.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx
        .choose_and_transfer(me, fx.hand(me), Place::Score(fx.leader))?
        .is_some()
    {
        fx.draw(me, 6)?;
    }
    Ok(())
}

/// You may splay red or purple right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red, Purple], Splay::Right)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn takes_a_hand_card_as_points_and_the_victim_draws_a_six() {
        check(
            "A  board emancipation
             B  hand tools writing
             deck 5  coal
             deck 6  canning",
            "A dogma emancipation; B tools",
            "A  board emancipation  score tools
             B  hand writing canning
             deck 5  coal",
        );
    }

    #[test]
    fn the_victim_chooses_any_hand_card() {
        check_options(
            "A  board emancipation
             B  hand tools writing canning",
            "A dogma emancipation",
            "B: tools; writing; canning",
        );
    }

    #[test]
    fn an_empty_hand_gives_nothing_and_draws_nothing() {
        check(
            "A  board emancipation
             B  board tools
             deck 6  canning",
            "A dogma emancipation",
            "A  board emancipation
             B  board tools
             deck 6  canning",
        );
    }

    #[test]
    fn a_player_with_as_many_factories_is_safe() {
        // E020
        check(
            "A  board emancipation
             B  board colonialism  hand tools
             deck 6  canning",
            "A dogma emancipation",
            "A  board emancipation
             B  board colonialism  hand tools
             deck 6  canning
             bonus none",
        );
    }

    #[test]
    fn the_card_taken_does_not_count_for_monument() {
        // E077
        check(
            "A  board emancipation  scored 5
             B  hand tools
             deck 6  canning",
            "A dogma emancipation",
            "A  board emancipation  score tools  scored 5
             B  hand canning",
        );
    }

    #[test]
    fn each_victim_gives_one_card_and_the_partner_is_spared() {
        // N1
        check(
            "rules teams=yes
             A  board emancipation
             B  hand tools
             C  hand writing
             D  hand oars
             deck 6  canning vaccination",
            "A dogma emancipation",
            "A  board emancipation  score tools oars
             B  hand canning
             C  hand writing
             D  hand vaccination",
        );
    }

    #[test]
    fn one_of_red_and_purple_may_be_splayed_right() {
        check_options(
            "A  board oars,archery code-of-laws,emancipation tools,writing",
            "A dogma emancipation",
            "A: red; purple; pass",
        );
    }

    #[test]
    fn splays_only_one_of_the_two() {
        check(
            "A  board oars,archery code-of-laws,emancipation",
            "A dogma emancipation; A purple",
            "A  board oars,archery code-of-laws,emancipation>",
        );
    }

    #[test]
    fn the_splay_may_be_declined() {
        check(
            "A  board code-of-laws,emancipation",
            "A dogma emancipation; A pass",
            "A  board code-of-laws,emancipation",
        );
    }

    #[test]
    fn a_sharer_who_splays_earns_the_bonus() {
        // E058
        check(
            "A  board emancipation
             B  board oars,colonialism  hand tools
             deck 6  canning",
            "A dogma emancipation; B red",
            "A  board emancipation  hand canning
             B  board oars,colonialism>  hand tools
             bonus A",
        );
    }
}
