//! Banking: take a top factory card, the victim scores a 5; splay green right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Banking",
    age: 5,
    color: Green,
    icons: [Factory, Crown, Hex, Crown],
    dogma_icon: Crown,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: give my board a top card of yours that is not green and has a factory; if you do, draw and score a 5.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let factories = fx.tops(me).not_color(Green).with(Factory);
    if fx
        .choose_and_transfer(me, factories, Place::Board(fx.leader))?
        .is_some()
    {
        fx.draw_and_score(me, 5)?;
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
    fn takes_a_top_factory_card_and_the_victim_scores_a_five() {
        check(
            "A  board banking
             B  board chemistry
             deck 4  navigation
             deck 5  coal",
            "A dogma banking",
            "A  board banking chemistry
             B  score coal  scored 1
             deck 4  navigation",
        );
    }

    #[test]
    fn only_top_cards_with_a_factory_that_are_not_green_can_be_given() {
        check_options(
            "A  board banking
             B  board chemistry colonialism invention reformation steam-engine,agriculture",
            "A dogma banking",
            "B: chemistry; colonialism",
        );
    }

    #[test]
    fn a_green_factory_card_is_safe_and_no_five_is_scored() {
        check(
            "A  board banking
             B  board invention anatomy
             deck 5  coal",
            "A dogma banking",
            "A  board banking
             B  board invention anatomy
             deck 5  coal",
        );
    }

    #[test]
    fn a_player_with_as_many_crowns_is_safe() {
        // E020
        check(
            "A  board banking
             B  board chemistry sailing
             deck 5  coal",
            "A dogma banking",
            "A  board banking
             B  board chemistry sailing
             deck 5  coal
             bonus none",
        );
    }

    #[test]
    fn the_victims_obey_clockwise_and_the_later_one_draws_what_is_left() {
        // E028
        check(
            "A  board banking
             B  board chemistry
             C  board coal
             deck 5  physics
             deck 6  canning",
            "A dogma banking",
            "A  board banking chemistry coal
             B  score physics
             C  score canning",
        );
    }

    #[test]
    fn the_sixth_card_a_victim_scores_in_a_turn_claims_monument() {
        // E081, E074
        check(
            "A  board banking
             B  board chemistry  scored 5
             deck 5  coal",
            "A dogma banking",
            "A  board banking chemistry
             B  score coal  scored 6  achieved monument",
        );
    }

    #[test]
    fn splays_green_right() {
        check(
            "A  board sailing,banking",
            "A dogma banking; A green",
            "A  board sailing,banking>",
        );
    }

    #[test]
    fn the_splay_may_be_declined() {
        check(
            "A  board sailing,banking",
            "A dogma banking; A pass",
            "A  board sailing,banking",
        );
    }

    #[test]
    fn a_sharer_who_splays_green_earns_the_bonus() {
        check(
            "A  board banking
             B  board sailing,currency
             deck 5  coal",
            "A dogma banking; B green",
            "A  board banking  hand coal
             B  board sailing,currency>
             bonus A",
        );
    }

    #[test]
    fn the_partner_is_spared() {
        // N1
        check(
            "rules teams=yes
             A  board banking
             B  board chemistry
             C  board coal
             deck 5  physics",
            "A dogma banking",
            "A  board banking chemistry
             B  score physics
             C  board coal",
        );
    }
}
