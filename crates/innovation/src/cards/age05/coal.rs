//! Coal: tuck a 5, splay red right, score a top card and the one beneath.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Coal",
    age: 5,
    color: Red,
    icons: [Factory, Factory, Factory, Hex],
    dogma_icon: Factory,
    effects: &[Share(effect_1), Share(effect_2), Share(effect_3)],
};

/// Draw and tuck a 5.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_tuck(me, 5)?;
    Ok(())
}

/// You may splay red right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red], Splay::Right)?;
    Ok(())
}

/// You may score a top card; if you do, score the card beneath it too.
fn effect_3(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(top) = fx.may_choose(me, Ask::Score, fx.tops(me))? {
        let beneath = fx.beneath(top);
        fx.score(me, top)?;
        if let Some(card) = beneath {
            fx.score(me, card)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn tucks_a_five_may_splay_red_right_and_may_score_a_top_card() {
        check(
            "A  board coal
             deck 4  navigation
             deck 5  the-pirate-code",
            "A dogma coal; A red; A pass",
            "A  board the-pirate-code,coal>  tucked 1  scored 0
             deck 4  navigation",
        );
    }

    #[test]
    fn splay_and_score_may_both_be_declined() {
        check(
            "A  board coal
             deck 5  the-pirate-code",
            "A dogma coal; A pass; A pass",
            "A  board the-pirate-code,coal",
        );
    }

    #[test]
    fn any_top_card_can_be_scored() {
        // E137: Coal and the card just tucked included.
        check_options(
            "A  board coal tools,writing
             deck 5  banking",
            "A dogma coal",
            "A: coal; writing; banking; pass",
        );
    }

    #[test]
    fn the_card_beneath_is_scored_too() {
        // E137
        check(
            "A  board coal tools,writing
             deck 5  banking",
            "A dogma coal; A writing",
            "A  board coal banking  score writing tools  scored 2",
        );
    }

    #[test]
    fn a_card_with_nothing_beneath_is_scored_alone() {
        // E137
        check(
            "A  board coal tools,writing
             deck 5  banking",
            "A dogma coal; A banking",
            "A  board coal tools,writing  score banking  scored 1",
        );
    }

    #[test]
    fn coal_may_score_itself() {
        // E137
        check(
            "A  board coal
             deck 5  the-pirate-code",
            "A dogma coal; A pass; A coal",
            "A  score coal the-pirate-code",
        );
    }

    #[test]
    fn only_the_card_directly_beneath_is_scored_and_the_rest_is_unsplayed() {
        // R87
        check(
            "A  board coal tools,writing,calendar>
             deck 5  banking",
            "A dogma coal; A calendar",
            "A  board coal banking tools  score calendar writing",
        );
    }

    #[test]
    fn a_longer_pile_stays_splayed() {
        // E063
        check(
            "A  board coal tools,writing,mathematics,calendar>
             deck 5  banking",
            "A dogma coal; A calendar",
            "A  board coal banking tools,writing>  score calendar mathematics",
        );
    }

    #[test]
    fn the_card_beneath_counts_for_monument() {
        // E078
        check(
            "A  board coal tools,writing  scored 4
             deck 5  banking",
            "A dogma coal; A writing",
            "A  board coal banking  score writing tools  scored 6  achieved monument",
        );
    }

    #[test]
    fn each_effect_is_done_by_all_before_the_next_begins() {
        // E026
        check(
            "A  board oars,coal
             B  board archery,machine-tools
             deck 5  banking astronomy statistics",
            "A dogma coal; B red; A pass; B pass; A coal",
            "A  board astronomy  hand statistics  score coal oars
             B  board archery,machine-tools> banking
             bonus A",
        );
    }

    #[test]
    fn a_player_with_fewer_factories_does_not_share() {
        check(
            "A  board coal
             B  board chemistry
             deck 5  banking",
            "A dogma coal; A pass",
            "A  board coal banking
             B  board chemistry
             bonus none",
        );
    }
}
