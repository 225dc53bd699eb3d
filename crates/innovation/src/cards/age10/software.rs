//! Software: score a 10; meld two 10s and execute the second.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Software",
    age: 10,
    color: Blue,
    icons: [Clock, Clock, Clock, Hex],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Draw and score a 10.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, 10)?;
    Ok(())
}

/// Draw and meld two 10s, then execute the second for yourself only.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_meld(me, 10)?;
    let second = fx.draw_and_meld(me, 10)?;
    fx.execute_alone(me, second)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn a_10_is_scored_two_are_melded_and_the_second_is_executed() {
        check(
            "A  board software  hand tools
             deck 10  ai robotics stem-cells databases",
            "A dogma software; A yes",
            "A  board software robotics stem-cells  score ai tools  scored 2
             deck 10  databases",
        );
    }

    #[test]
    fn the_first_of_the_two_is_not_executed() {
        check(
            "A  board software  hand tools
             deck 10  ai stem-cells databases",
            "A dogma software",
            "A  board software stem-cells databases  hand tools  score ai",
        );
    }

    // E178.
    #[test]
    fn the_second_card_may_lie_on_the_first() {
        check(
            "A  board software
             deck 10  ai miniaturization robotics databases",
            "A dogma software",
            "A  board software miniaturization,robotics databases  score ai",
        );
    }

    // E178.
    #[test]
    fn the_second_card_may_cover_software() {
        check(
            "A  board software
             deck 10  ai stem-cells bioengineering",
            "A dogma software",
            "A  board software,bioengineering stem-cells  score ai
             over A by dogma bioengineering",
        );
    }

    // E096.
    #[test]
    fn only_a_demand_is_not_executed() {
        check(
            "A  board software
             B  score tools
             deck 10  ai stem-cells databases",
            "A dogma software",
            "A  board software stem-cells databases  score ai
             B  score tools",
        );
    }

    // E016.
    #[test]
    fn an_impossible_draw_ends_the_game() {
        check(
            "A  board software
             deck 10  ai stem-cells",
            "A dogma software",
            "A  board software stem-cells  score ai
             over A by score",
        );
    }

    // E026, E099.
    #[test]
    fn sharers_execute_each_effect_before_the_leader() {
        check(
            "A  board software
             B  board quantum-theory  hand tools
             deck 10  ai miniaturization robotics stem-cells the-internet databases self-service",
            "A dogma software; B yes",
            "A  board software the-internet databases  hand self-service  score miniaturization
             B  board quantum-theory robotics stem-cells  score ai tools
             bonus A",
        );
    }

    // R90
    #[test]
    fn the_first_10_lies_on_top_too() {
        check(
            "A  board software sailing
             deck 10  ai databases stem-cells",
            "A dogma software",
            "A  board software sailing,databases stem-cells  score ai",
        );
    }
}
