//! Atomic Theory: splay blue right; meld a 7.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Atomic Theory",
    age: 6,
    color: Blue,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may splay blue right.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Blue], Splay::Right)?;
    Ok(())
}

/// Draw and meld a 7.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_meld(me, 7)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn melds_a_seven() {
        check(
            "A  board atomic-theory
             deck 6  canning
             deck 7  railroad",
            "A dogma atomic-theory",
            "A  board atomic-theory railroad
             deck 6  canning",
        );
    }

    #[test]
    fn splays_blue_right_and_the_seven_continues_the_splay() {
        // R34
        check(
            "A  board tools,atomic-theory<
             deck 7  evolution",
            "A dogma atomic-theory; A blue",
            "A  board tools,atomic-theory,evolution>",
        );
    }

    #[test]
    fn the_splay_may_be_declined_the_seven_may_not() {
        // R56
        check(
            "A  board tools,atomic-theory
             deck 7  railroad",
            "A dogma atomic-theory; A pass",
            "A  board tools,atomic-theory railroad",
        );
    }

    #[test]
    fn the_splay_comes_before_the_seven() {
        // R47: a blue 7 makes a pile of two too late.
        check(
            "A  board atomic-theory
             deck 7  evolution",
            "A dogma atomic-theory",
            "A  board atomic-theory,evolution",
        );
    }

    #[test]
    fn blue_already_splayed_right_is_not_offered() {
        // R88
        check(
            "A  board tools,atomic-theory>
             deck 7  railroad",
            "A dogma atomic-theory",
            "A  board tools,atomic-theory> railroad",
        );
    }

    #[test]
    fn a_sharer_does_each_effect_before_the_leader() {
        // E026, R59
        check(
            "A  board tools,atomic-theory
             B  board writing,experimentation
             deck 7  railroad lighting sanitation",
            "A dogma atomic-theory; B blue; A pass",
            "A  board tools,atomic-theory lighting  hand sanitation
             B  board writing,experimentation> railroad
             bonus A",
        );
    }

    #[test]
    fn a_player_with_fewer_bulbs_does_not_share() {
        check(
            "A  board atomic-theory
             B  board writing
             deck 7  railroad",
            "A dogma atomic-theory",
            "A  board atomic-theory railroad
             B  board writing
             bonus none",
        );
    }
}
