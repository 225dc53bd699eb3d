//! Globalization: victims return a top leaf card; without leaf majorities the most points win.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Globalization",
    age: 10,
    color: Yellow,
    icons: [Hex, Factory, Factory, Factory],
    dogma_icon: Factory,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: return a top card with a leaf.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.choose_and_return(me, fx.tops(me).with(Leaf))?;
    Ok(())
}

/// Draw and score a 6; then, if nobody shows more leaves than factories, the single player with the most points wins.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, 6)?;
    if fx
        .all_seats()
        .all(|seat| fx.icons(seat, Leaf) <= fx.icons(seat, Factory))
    {
        let leader = fx.single_leader(|seat| fx.points(seat));
        fx.win_alone(leader)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_victim_returns_a_top_leaf_card_and_the_most_points_win() {
        check(
            "A  board globalization
             B  board agriculture
             deck 6  canning",
            "A dogma globalization",
            "A  board globalization  score canning  scored 1
             deck 1  agriculture
             over A by dogma globalization",
        );
    }

    // R51.
    #[test]
    fn the_victim_chooses_among_his_top_cards_with_a_leaf() {
        check_options(
            "A  board globalization
             B  board agriculture pottery reformation,mysticism archery",
            "A dogma globalization",
            "B: agriculture; pottery",
        );
    }

    #[test]
    fn more_leaves_than_factories_anywhere_keep_the_game_going() {
        check(
            "A  board globalization
             B  board agriculture pottery
             deck 6  canning",
            "A dogma globalization; B agriculture",
            "A  board globalization  score canning
             B  board pottery
             deck 1  agriculture",
        );
    }

    #[test]
    fn as_many_leaves_as_factories_do_not_keep_it_going() {
        check(
            "A  board globalization pottery
             deck 6  canning",
            "A dogma globalization",
            "A  board globalization pottery  score canning
             over A by dogma globalization",
        );
    }

    #[test]
    fn the_own_leaves_count_too() {
        check(
            "A  board globalization pottery currency
             deck 6  canning",
            "A dogma globalization",
            "A  board globalization pottery currency  score canning",
        );
    }

    // E095.
    #[test]
    fn the_winner_may_be_another_player() {
        check(
            "A  board globalization
             B  board tools  score coal alchemy
             deck 6  canning",
            "A dogma globalization",
            "A  board globalization  score canning
             B  board tools  score coal alchemy
             over B by dogma globalization",
        );
    }

    // D26, E092.
    #[test]
    fn a_tie_for_most_points_decides_nothing() {
        check(
            "A  board globalization
             B  score vaccination
             deck 6  canning",
            "A dogma globalization",
            "A  board globalization  score canning
             B  score vaccination
             turn A 1",
        );
    }

    // E175.
    #[test]
    fn the_check_follows_each_players_draw_sharers_first() {
        check(
            "A  board globalization
             B  board coal
             deck 6  canning vaccination",
            "A dogma globalization",
            "A  board globalization
             B  board coal  score canning
             deck 6  vaccination
             over B by dogma globalization",
        );
    }

    // E020.
    #[test]
    fn as_many_factories_protect_from_the_demand() {
        check(
            "A  board globalization
             B  board coal agriculture,anatomy pottery
             deck 6  canning vaccination
             deck 10  ai",
            "A dogma globalization",
            "A  board globalization  hand ai  score vaccination
             B  board coal agriculture,anatomy pottery  score canning
             bonus A",
        );
    }
}
