//! Combustion: take two point cards.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Combustion",
    age: 7,
    color: Red,
    icons: [Crown, Crown, Factory, Hex],
    dogma_icon: Crown,
    effects: &[Demand(effect_1)],
};

/// I demand: put two cards of your score pile into mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    give_points(fx, me, 2)
}

/// In the third edition: a card for every four crowns of the demander, and the bottom red card is returned (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1_by_crowns), Share(effect_2)];

fn effect_1_by_crowns(fx: &mut Fx, me: Seat) -> Flow {
    give_points(fx, me, fx.icons(fx.leader, Crown) / 4)
}

/// Return your bottom red card.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    match fx.bottom(me, Red) {
        Some(card) => fx.return_card(me, card),
        None => Ok(()),
    }
}

fn give_points(fx: &mut Fx, me: Seat, count: u8) -> Flow {
    let points = fx.score_pile(me);
    fx.transfer_several(me, points, count as usize, Place::Score(fx.leader))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_victim_gives_two_score_cards_of_his_choice() {
        check(
            "A  board combustion
             B  score tools alchemy invention",
            "A dogma combustion; B tools; B invention",
            "A  board combustion  score tools invention  scored 0
             B  score alchemy",
        );
    }

    #[test]
    fn any_score_card_may_be_given() {
        check_options(
            "A  board combustion
             B  hand coal  score tools alchemy invention",
            "A dogma combustion",
            "B: tools; alchemy; invention",
        );
    }

    // R64.
    #[test]
    fn a_single_score_card_is_given() {
        check(
            "A  board combustion
             B  score tools",
            "A dogma combustion",
            "A  board combustion  score tools",
        );
    }

    #[test]
    fn an_empty_score_pile_gives_nothing() {
        check(
            "A  board combustion
             B  hand tools",
            "A dogma combustion",
            "A  board combustion
             B  hand tools
             bonus none",
        );
    }

    // E020.
    #[test]
    fn as_many_crowns_protect() {
        check(
            "A  board combustion
             B  board code-of-laws  score tools alchemy",
            "A dogma combustion",
            "A  board combustion
             B  board code-of-laws  score tools alchemy",
        );
    }

    // E152.
    #[test]
    fn crowns_do_not_change_the_number_and_red_cards_stay() {
        check(
            "A  board archery,combustion navigation enterprise
             B  score tools alchemy invention",
            "A dogma combustion; B tools; B alchemy",
            "A  board archery,combustion navigation enterprise  score tools alchemy
             B  score invention",
        );
    }

    // R44, R48.
    #[test]
    fn victims_give_clockwise_and_the_equal_ones_are_spared() {
        check(
            "players 4
             A  board combustion
             B  score tools
             C  board code-of-laws  score writing
             D  score coal alchemy",
            "A dogma combustion",
            "A  board combustion  score tools coal alchemy
             C  board code-of-laws  score writing",
        );
    }

    // N1.
    #[test]
    fn a_partner_is_spared() {
        check(
            "rules teams=yes
             A  board combustion
             B  score tools
             C  score writing
             D  score coal",
            "A dogma combustion",
            "A  board combustion  score tools coal
             C  score writing",
        );
    }

    // N3, R68: five crowns, rounded down.
    #[test]
    fn third_edition_takes_a_card_for_every_four_crowns() {
        check(
            "rules edition=2017
             A  board archery,combustion navigation
             B  score tools alchemy",
            "A dogma combustion; B alchemy",
            "A  board combustion navigation  score alchemy
             B  score tools
             deck 1  archery",
        );
    }

    // N3.
    #[test]
    fn third_edition_takes_two_cards_for_eight_crowns() {
        check(
            "rules edition=2017
             A  board archery,combustion navigation enterprise
             B  score tools alchemy coal",
            "A dogma combustion; B alchemy; B coal",
            "A  board combustion navigation enterprise  score alchemy coal
             B  score tools
             deck 1  archery",
        );
    }

    // N3.
    #[test]
    fn third_edition_takes_nothing_for_two_crowns_and_returns_combustion_itself() {
        check(
            "rules edition=2017
             A  board combustion
             B  score tools",
            "A dogma combustion",
            "B  score tools
             deck 7  combustion",
        );
    }

    // N3, E056: the bonus looks at the board after all effects.
    #[test]
    fn third_edition_sharers_return_their_bottom_red_card_too() {
        check(
            "rules edition=2017
             A  board combustion
             B  board translation oars,metalworking  score alchemy
             deck 1  tools",
            "A dogma combustion",
            "A  hand tools
             B  board translation metalworking  score alchemy
             deck 1  oars
             deck 7  combustion
             bonus A",
        );
    }

    // N3, R61.
    #[test]
    fn third_edition_sharer_without_red_cards_earns_no_bonus() {
        check(
            "rules edition=2017
             A  board archery,combustion
             B  board translation
             deck 7  bicycle",
            "A dogma combustion",
            "A  board combustion
             B  board translation
             deck 1  archery
             deck 7  bicycle
             bonus none",
        );
    }

    // N3, R68: seven crowns are one card.
    #[test]
    fn third_edition_rounds_down() {
        check(
            "rules edition=2017
             A  board archery,combustion navigation city-states
             B  score tools alchemy",
            "A dogma combustion; B alchemy",
            "A  board combustion navigation city-states  score alchemy
             B  score tools
             deck 1  archery",
        );
    }
}
