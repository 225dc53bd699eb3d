//! Navigation: take a 2 or 3 from score piles.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Navigation",
    age: 4,
    color: Green,
    icons: [Hex, Crown, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Demand(effect_1)],
};

/// I demand: put a 2 or a 3 of your score pile into mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let points = fx.score_pile(me);
    let wanted = points.of_value(2).or(points.of_value(3));
    fx.choose_and_transfer(me, wanted, Place::Score(fx.leader))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_victim_chooses_a_two_or_a_three_of_the_score_pile() {
        // R51
        check_options(
            "A  board navigation
             B  hand mathematics  score tools calendar paper enterprise",
            "A dogma navigation",
            "B: calendar; paper",
        );
    }

    #[test]
    fn the_card_goes_to_the_score_pile_of_the_demander_and_is_not_scored() {
        // E077, R94
        check(
            "A  board navigation  score 1  scored 5
             B  score calendar paper",
            "A dogma navigation; B paper",
            "A  board navigation  score 1 paper  scored 5
             B  score calendar",
        );
    }

    #[test]
    fn no_other_value_replaces_a_two_or_three() {
        // E040, R70
        check(
            "A  board navigation
             B  score tools enterprise",
            "A dogma navigation",
            "A  board navigation
             B  score tools enterprise",
        );
    }

    #[test]
    fn an_empty_score_pile_gives_nothing() {
        check(
            "A  board navigation
             B  board tools  hand calendar",
            "A dogma navigation",
            "A  board navigation
             B  board tools  hand calendar",
        );
    }

    #[test]
    fn a_player_with_as_many_crowns_is_safe_and_shares_nothing() {
        // E020, E055
        check(
            "A  board navigation
             B  board translation  score calendar
             deck 4  anatomy",
            "A dogma navigation",
            "A  board navigation
             B  board translation  score calendar
             deck 4  anatomy
             bonus none",
        );
    }

    #[test]
    fn each_player_with_fewer_crowns_gives_one() {
        check(
            "A  board navigation
             B  board sailing  score calendar
             C  board optics  score mathematics
             D  score alchemy paper",
            "A dogma navigation; D paper",
            "A  board navigation  score calendar paper
             B  board sailing
             C  board optics  score mathematics
             D  score alchemy",
        );
    }

    #[test]
    fn the_partner_is_spared() {
        // N1
        check(
            "rules teams=yes
             A  board navigation
             B  score calendar
             C  score mapmaking
             D  score paper",
            "A dogma navigation",
            "A  board navigation  score calendar paper
             C  score mapmaking",
        );
    }
}
