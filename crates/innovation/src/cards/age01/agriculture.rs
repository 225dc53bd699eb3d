//! Agriculture: trade a hand card for a point card of the next value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Agriculture",
    age: 1,
    color: Yellow,
    icons: [Hex, Leaf, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if you do, draw and score a card one higher.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(returned) = fx.may_return_from_hand(me)? {
        fx.draw_and_score(me, returned.value() + 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn scores_one_value_higher() {
        check(
            "A  board agriculture  hand tools
             deck 2  calendar",
            "A dogma agriculture; A tools",
            "A  board agriculture  score calendar
             deck 1  tools",
        );
    }

    #[test]
    fn declining_scores_nothing() {
        check(
            "A  board agriculture  hand tools",
            "A dogma agriculture; A pass",
            "A  board agriculture  hand tools",
        );
    }
}
