//! Feudalism: take a castle card from hands; splay yellow or purple left.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Feudalism",
    age: 3,
    color: Purple,
    icons: [Hex, Castle, Leaf, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: give me a hand card with a castle, or show your hand (R54).
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let castles = fx.of_hand(me, CardSet::with_printed(Castle));
    let to = Place::Hand(fx.leader);
    if fx.choose_and_transfer(me, castles, to)?.is_none() {
        fx.show_hand(me);
    }
    Ok(())
}

/// You may splay yellow or purple left.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow, Purple], Splay::Left)?;
    Ok(())
}

/// In the third edition the victim's pile of that colour is also unsplayed (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1_unsplaying), Share(effect_2)];

fn effect_1_unsplaying(fx: &mut Fx, me: Seat) -> Flow {
    let castles = CardSet::with_printed(Castle);
    let Some(card) = fx.choose(me, Ask::Transfer, fx.of_hand(me, castles))? else {
        fx.show_hand(me);
        return Ok(());
    };
    // Which pile loses its splay tells the colour.
    let splayed = |color: &Color| fx.splay_of(me, *color) != Splay::None;
    let kind = match splayed(&card.color()) {
        true => castles.of_color(card.color()),
        false => Color::ALL
            .into_iter()
            .filter(splayed)
            .fold(castles, CardSet::not_color),
    };
    fx.step_of_kind(me, Act::Transfer, card, Place::Hand(fx.leader), kind)?;
    fx.splay(me, card.color(), Splay::None).map(drop)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn a_castle_card_from_hand_goes_to_the_hand_of_the_demander() {
        check(
            "A  board feudalism
             B  hand the-wheel sailing",
            "A dogma feudalism",
            "A  board feudalism  hand the-wheel
             B  hand sailing
             shown",
        );
    }

    #[test]
    fn the_victim_chooses_among_his_castle_cards() {
        check_options(
            "A  board feudalism
             B  hand the-wheel tools sailing",
            "A dogma feudalism",
            "B: the-wheel; tools",
        );
    }

    // E047, R54
    #[test]
    fn without_a_castle_card_the_victim_shows_his_hand() {
        check(
            "A  board feudalism
             B  hand sailing writing",
            "A dogma feudalism",
            "A  board feudalism
             B  hand sailing writing
             shown writing sailing",
        );
    }

    // E020
    #[test]
    fn as_many_castles_protect() {
        check(
            "A  board feudalism
             B  board archery  hand the-wheel",
            "A dogma feudalism",
            "A  board feudalism
             B  board archery  hand the-wheel
             bonus none",
        );
    }

    #[test]
    fn yellow_or_purple_may_be_splayed_left() {
        check_options(
            "A  board mysticism,feudalism agriculture,fermenting oars,archery",
            "A dogma feudalism",
            "A: yellow; purple; pass",
        );
    }

    #[test]
    fn one_of_the_two_colours_is_splayed() {
        check(
            "A  board mysticism,feudalism agriculture,fermenting",
            "A dogma feudalism; A purple",
            "A  board mysticism,feudalism< agriculture,fermenting",
        );
    }

    #[test]
    fn the_splay_can_be_declined() {
        check(
            "A  board mysticism,feudalism",
            "A dogma feudalism; A pass",
            "A  board mysticism,feudalism",
        );
    }

    // E058
    #[test]
    fn a_sharer_splays_and_earns_the_bonus() {
        check(
            "A  board feudalism
             B  board masonry,domestication  hand the-wheel
             deck 3  paper",
            "A dogma feudalism; B yellow",
            "A  board feudalism  hand paper
             B  board masonry,domestication<  hand the-wheel
             bonus A",
        );
    }

    #[test]
    fn the_victim_keeps_his_splay_in_this_edition() {
        check(
            "A  board feudalism
             B  board clothing,sailing<  hand the-wheel",
            "A dogma feudalism",
            "A  board feudalism  hand the-wheel
             B  board clothing,sailing<",
        );
    }

    // N3
    #[test]
    fn in_the_third_edition_the_victims_pile_of_that_colour_is_unsplayed() {
        check(
            "rules edition=2017
             A  board feudalism
             B  board clothing,sailing< pottery,writing<  hand the-wheel",
            "A dogma feudalism",
            "A  board feudalism  hand the-wheel
             B  board clothing,sailing pottery,writing<",
        );
    }

    // N3
    #[test]
    fn in_the_third_edition_nothing_is_unsplayed_without_a_card() {
        check(
            "rules edition=2017
             A  board feudalism
             B  board clothing,sailing<  hand writing",
            "A dogma feudalism",
            "A  board feudalism
             B  board clothing,sailing<  hand writing
             shown writing",
        );
    }

    // N3
    #[test]
    fn in_the_third_edition_a_colour_missing_on_the_board_does_not_matter() {
        check(
            "rules edition=2017
             A  board feudalism
             B  board clothing,sailing<  hand tools",
            "A dogma feudalism",
            "A  board feudalism  hand tools
             B  board clothing,sailing<",
        );
    }

    // N1
    #[test]
    fn the_partner_keeps_his_castles() {
        check(
            "rules teams=yes
             A  board feudalism
             C  hand the-wheel",
            "A dogma feudalism",
            "A  board feudalism
             C  hand the-wheel",
        );
    }

    // N3: the second effect is as it was.
    #[test]
    fn in_the_third_edition_purple_may_be_splayed_left_too() {
        check(
            "rules edition=2017
             A  board mysticism,feudalism",
            "A dogma feudalism; A purple",
            "A  board mysticism,feudalism<",
        );
    }
}
