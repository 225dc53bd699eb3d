//! Tools: three hand cards for a melded 3, or a 3 for three 1s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Tools",
    age: 1,
    color: Blue,
    icons: [Hex, Bulb, Bulb, Castle],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may return three hand cards; if you returned three, draw and meld a 3. Fewer cards buy nothing (E031).
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return_from_hand(me)?.is_none() {
        return Ok(());
    }
    let mut returned = 1;
    while returned < 3 && fx.choose_and_return(me, fx.hand(me))?.is_some() {
        returned += 1;
    }
    if returned == 3 {
        fx.draw_and_meld(me, 3)?;
    }
    Ok(())
}

/// You may return a 3 from hand; if you do, draw three 1s.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return(me, fx.hand(me).of_value(3))?.is_some() {
        fx.draw_times(me, 1, 3)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn three_cards_returned_meld_a_3() {
        check(
            "A  board tools  hand sailing oars masonry writing
             deck 3  compass",
            "A dogma tools; A sailing; A oars; A masonry",
            "A  board tools compass  hand writing
             deck 1  sailing oars masonry",
        );
    }

    #[test]
    fn whoever_begins_must_return_three() {
        check_options(
            "A  board tools  hand sailing oars masonry",
            "A dogma tools; A sailing",
            "A: oars; masonry",
        );
    }

    // E031, D21, R66
    #[test]
    fn two_cards_can_be_returned_but_buy_nothing() {
        check(
            "A  board tools  hand sailing oars
             deck 3  compass",
            "A dogma tools; A sailing; A oars",
            "A  board tools
             deck 1  sailing oars
             deck 3  compass",
        );
    }

    #[test]
    fn declining_keeps_the_hand() {
        check(
            "A  board tools  hand sailing oars masonry
             deck 3  compass",
            "A dogma tools; A pass",
            "A  board tools  hand sailing oars masonry
             deck 3  compass",
        );
    }

    #[test]
    fn a_3_returned_draws_three_1s() {
        check(
            "A  board tools  hand paper
             deck 1  oars sailing masonry clothing",
            "A dogma tools; A pass; A paper",
            "A  board tools  hand oars sailing masonry
             deck 1  clothing
             deck 3  paper",
        );
    }

    #[test]
    fn the_3_may_be_kept() {
        check(
            "A  board tools  hand paper
             deck 1  oars sailing masonry",
            "A dogma tools; A pass; A pass",
            "A  board tools  hand paper
             deck 1  oars sailing masonry",
        );
    }

    #[test]
    fn only_3s_are_worth_three_1s() {
        check_options(
            "A  board tools  hand paper calendar optics experimentation",
            "A dogma tools; A pass",
            "A: paper; optics; pass",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board tools
             deck 1  oars",
            "A dogma tools",
            "A  board tools
             deck 1  oars",
        );
    }

    #[test]
    fn a_sharer_trades_his_3_first_and_earns_the_bonus() {
        check(
            "A  board tools
             B  board writing  hand paper
             deck 1  oars sailing masonry clothing",
            "A dogma tools; B pass; B paper",
            "A  board tools  hand clothing
             B  board writing  hand oars sailing masonry
             deck 3  paper
             bonus A",
        );
    }

    // E031, R60: a card was moved.
    #[test]
    fn a_sharer_who_returns_one_card_for_nothing_still_earns_the_bonus() {
        check(
            "A  board tools
             B  board writing  hand oars
             deck 1  clothing",
            "A dogma tools; B oars",
            "A  board tools  hand clothing
             B  board writing
             deck 1  oars
             bonus A",
        );
    }

    // E024, R45: Alchemy covers his lightbulbs.
    #[test]
    fn a_sharer_who_loses_his_lightbulbs_still_shares_the_second_effect() {
        check(
            "A  board tools
             B  board writing  hand oars sailing masonry paper
             deck 1  clothing mysticism archery
             deck 3  alchemy",
            "A dogma tools; B oars; B sailing; B masonry; B paper",
            "A  board tools  hand oars
             B  board writing,alchemy  hand clothing mysticism archery
             deck 1  sailing masonry
             deck 3  paper
             bonus A",
        );
    }
}
