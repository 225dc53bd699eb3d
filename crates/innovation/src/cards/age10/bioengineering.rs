//! Bioengineering: take a top leaf card as points; the most leaves may win.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Bioengineering",
    age: 10,
    color: Blue,
    icons: [Bulb, Clock, Clock, Hex],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Put a top card with a leaf from another player's board into your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leaves = fx.tops_of(fx.others(me)).with(Leaf);
    fx.choose_and_transfer(me, leaves, Place::Score(me))?;
    Ok(())
}

/// If somebody shows fewer than three leaves, the single player with the most leaves wins.
fn effect_2(fx: &mut Fx, _me: Seat) -> Flow {
    if fx.all_seats().any(|seat| fx.icons(seat, Leaf) < 3) {
        let leader = fx.single_leader(|seat| fx.icons(seat, Leaf));
        fx.win_alone(leader)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E174.
    #[test]
    fn a_top_card_with_a_leaf_is_taken_as_points() {
        check(
            "A  board bioengineering
             B  board agriculture tools",
            "A dogma bioengineering",
            "A  board bioengineering  score agriculture  scored 0
             B  board tools
             turn A 1",
        );
    }

    // D25, R6.
    #[test]
    fn only_other_players_top_cards_with_a_leaf_are_offered() {
        check_options(
            "A  board bioengineering stem-cells
             B  board agriculture,masonry currency tools
             C  board clothing reformation archery",
            "A dogma bioengineering",
            "A: currency; clothing; reformation",
        );
    }

    #[test]
    fn without_a_leaf_elsewhere_nothing_is_taken() {
        check(
            "A  board bioengineering stem-cells
             B  board tools",
            "A dogma bioengineering",
            "A  board bioengineering stem-cells
             B  board tools
             over A by dogma bioengineering",
        );
    }

    // E174.
    #[test]
    fn if_somebody_shows_two_leaves_the_most_leaves_win() {
        check(
            "A  board bioengineering stem-cells
             B  board agriculture clothing",
            "A dogma bioengineering; A agriculture",
            "A  board bioengineering stem-cells  score agriculture
             B  board clothing
             over A by dogma bioengineering",
        );
    }

    #[test]
    fn if_everybody_shows_three_leaves_the_game_goes_on() {
        check(
            "A  board bioengineering stem-cells clothing
             B  board agriculture pottery",
            "A dogma bioengineering; A pottery",
            "A  board bioengineering stem-cells clothing  score pottery
             B  board agriculture",
        );
    }

    // E095, E174.
    #[test]
    fn the_executing_player_himself_may_be_the_one_with_few_leaves() {
        check(
            "A  board bioengineering
             B  board agriculture pottery",
            "A dogma bioengineering; A pottery",
            "A  board bioengineering  score pottery
             B  board agriculture
             over B by dogma bioengineering",
        );
    }

    // E092.
    #[test]
    fn a_tie_for_most_leaves_decides_nothing() {
        check(
            "A  board bioengineering
             B  board agriculture clothing
             C  board pottery",
            "A dogma bioengineering; A clothing",
            "A  board bioengineering  score clothing
             B  board agriculture
             C  board pottery
             turn A 1",
        );
    }

    // N1.
    #[test]
    fn a_team_wins_together() {
        check(
            "rules teams=yes
             A  board bioengineering stem-cells
             B  board pottery
             C  board tools
             D  board writing",
            "A dogma bioengineering",
            "A  board bioengineering stem-cells  score pottery
             C  board tools
             D  board writing
             over A C by dogma bioengineering",
        );
    }

    // N1.
    #[test]
    fn a_partners_cards_are_spared() {
        check_options(
            "rules teams=yes
             A  board bioengineering
             B  board pottery
             C  board agriculture
             D  board clothing",
            "A dogma bioengineering",
            "A: pottery; clothing",
        );
    }

    // R47, R48.
    #[test]
    fn a_sharer_takes_first_and_the_check_follows_for_all() {
        check(
            "A  board bioengineering stem-cells
             B  board software agriculture clothing",
            "A dogma bioengineering; A agriculture",
            "A  board bioengineering  score agriculture
             B  board software clothing  score stem-cells
             over B by dogma bioengineering",
        );
    }
}
