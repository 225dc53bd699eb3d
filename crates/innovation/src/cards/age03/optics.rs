//! Optics: a melded crown scores a 4, anything else gives points away.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Optics",
    age: 3,
    color: Red,
    icons: [Crown, Crown, Crown, Hex],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// Draw and meld a 3; with a crown, draw and score a 4; else give a score card to an opponent with fewer points.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.draw_and_meld(me, 3)?.has(Crown) {
        fx.draw_and_score(me, 4)?;
        return Ok(());
    }
    fx.clause(2);
    if fx.score_pile(me).is_empty() {
        return Ok(());
    }
    let poorer: Seats = fx
        .others(me)
        .filter(|&other| fx.points(other) < fx.points(me))
        .collect();
    if let Some(other) = fx.choose_player(me, poorer)? {
        fx.choose_and_transfer(me, fx.score_pile(me), Place::Score(other))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn a_melded_crown_scores_a_4() {
        check(
            "A  board optics  score tools
             deck 3  compass paper
             deck 4  navigation anatomy",
            "A dogma optics",
            "A  board optics compass  score tools navigation  scored 1
             deck 3  paper
             deck 4  anatomy",
        );
    }

    #[test]
    fn without_a_crown_a_point_card_goes_to_a_poorer_opponent() {
        check(
            "A  board optics  score calendar
             B  score tools
             deck 3  alchemy
             deck 4  navigation",
            "A dogma optics",
            "A  board optics alchemy
             B  score tools calendar  scored 0
             deck 4  navigation",
        );
    }

    // E126
    #[test]
    fn an_opponent_with_as_many_points_gets_nothing() {
        check(
            "A  board optics  score calendar
             B  score 1 1
             deck 3  alchemy",
            "A dogma optics",
            "A  board optics alchemy  score calendar
             B  score 1 1",
        );
    }

    #[test]
    fn an_empty_score_pile_gives_nothing() {
        check(
            "A  board optics
             deck 3  alchemy",
            "A dogma optics",
            "A  board optics alchemy",
        );
    }

    #[test]
    fn only_opponents_with_fewer_points_can_be_chosen() {
        check_options(
            "A  board optics  score calendar tools
             B  score 1
             C  score 3
             D  score 2
             deck 3  alchemy",
            "A dogma optics",
            "A: B; D",
        );
    }

    #[test]
    fn the_player_chooses_any_of_his_point_cards() {
        check_options(
            "A  board optics  score calendar tools
             deck 3  alchemy",
            "A dogma optics",
            "A: calendar; tools",
        );
    }

    #[test]
    fn the_transfer_cannot_be_declined() {
        check(
            "A  board optics  score calendar tools
             deck 3  alchemy",
            "A dogma optics; A tools",
            "A  board optics alchemy  score calendar
             B  score tools",
        );
    }

    // R27: the card melded decides, whatever its age.
    #[test]
    fn a_card_of_a_higher_deck_is_judged_in_the_same_way() {
        check(
            "A  board optics
             deck 4  navigation anatomy",
            "A dogma optics",
            "A  board optics navigation  score anatomy",
        );
    }

    #[test]
    fn the_4_may_come_from_a_higher_deck() {
        check(
            "A  board optics
             deck 3  compass
             deck 6  canning",
            "A dogma optics",
            "A  board optics compass  score canning",
        );
    }

    // E126: B has scored before A compares.
    #[test]
    fn sharers_go_first_and_points_are_compared_when_each_executes() {
        check(
            "A  board optics  score tools
             B  board navigation
             deck 3  compass alchemy paper
             deck 4  anatomy",
            "A dogma optics",
            "A  board optics alchemy  hand paper  score tools
             B  board navigation,compass  score anatomy
             bonus A",
        );
    }

    // N1
    #[test]
    fn a_team_partner_is_no_opponent() {
        check(
            "rules teams=yes
             A  board optics  score calendar
             B  score 2
             D  score 3
             deck 3  alchemy",
            "A dogma optics",
            "A  board optics alchemy  score calendar
             B  score 2
             D  score 3",
        );
    }
}
