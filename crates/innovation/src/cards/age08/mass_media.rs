//! Mass Media: return a card to wipe one value out of all score piles; splay purple up.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Mass Media",
    age: 8,
    color: Green,
    icons: [Bulb, Hex, Clock, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may return a hand card; if you do, choose a value: everybody returns all score cards of it.
/// They go under one deck, so the order of the owners is asked (R75); up to version 2 it was that of the seats.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return_from_hand(me)?.is_some() {
        fx.clause(1);
        let value = fx.choose_value(me)?;
        if fx.rules().version < 3 {
            for owner in me.around(fx.seat_count()) {
                fx.return_all(owner, fx.score_pile(owner).of_value(value))?;
            }
            return Ok(());
        }
        let has_some = |seat: &Seat| !fx.score_pile(*seat).of_value(value).is_empty();
        let mut owners: Seats = fx.all_seats().filter(has_some).collect();
        while let Some(owner) = fx.choose_owner(me, owners)? {
            fx.return_all(owner, fx.score_pile(owner).of_value(value))?;
            owners = owners.without(owner);
        }
    }
    Ok(())
}

/// You may splay purple up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Purple], Splay::Up)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E159.
    #[test]
    fn all_score_piles_lose_the_chosen_value() {
        check(
            "A  board mass-media  hand tools  score alchemy coal
             B  score feudalism writing",
            "A dogma mass-media; A tools; A 3; A A",
            "A  board mass-media  score coal
             B  score writing
             deck 1  tools
             deck 3  alchemy feudalism",
        );
    }

    // E159, R75: one card after the other, in an order chosen by who executes the effect; here it is the sharer.
    #[test]
    fn who_executes_it_orders_the_owners() {
        let given = "A  board mass-media  score composites
                     B  board writing  hand tools  score collaboration
                     deck 8  flight";
        check_options(given, "A dogma mass-media; B tools; B 9", "B: A; B");
        let after = |deck: &str| {
            format!(
                "A  board mass-media  hand flight
                 B  board writing
                 deck 1  tools
                 deck 9  {deck}
                 bonus A"
            )
        };
        check(
            given,
            "A dogma mass-media; B tools; B 9; B A",
            &after("composites collaboration"),
        );
        check(
            given,
            "A dogma mass-media; B tools; B 9; B B",
            &after("collaboration composites"),
        );
    }

    // R75, R127: the backs of one owner's cards are alike to the others, so he orders them himself.
    #[test]
    fn an_owner_orders_the_own_cards() {
        let given = "A  board mass-media  hand tools  score alchemy
                     B  score feudalism optics
                     C  score coal";
        check_options(given, "A dogma mass-media; A tools; A 3", "A: A; B");
        check_options(
            given,
            "A dogma mass-media; A tools; A 3; A B",
            "B: feudalism; optics",
        );
        check(
            given,
            "A dogma mass-media; A tools; A 3; A B; B optics",
            "A  board mass-media
             C  score coal
             deck 1  tools
             deck 3  optics feudalism alchemy",
        );
    }

    // R72.
    #[test]
    fn every_card_of_the_value_goes() {
        check(
            "A  board mass-media  hand tools  score alchemy feudalism",
            "A dogma mass-media; A tools; A 3; A feudalism",
            "A  board mass-media
             deck 1  tools
             deck 3  feudalism alchemy",
        );
    }

    // E159, R77.
    #[test]
    fn a_value_nobody_has_may_be_named() {
        check(
            "A  board mass-media  hand tools  score alchemy",
            "A dogma mass-media; A tools; A 4",
            "A  board mass-media  score alchemy
             deck 1  tools",
        );
    }

    // R77.
    #[test]
    fn every_value_is_offered() {
        check_options(
            "A  board mass-media  hand tools",
            "A dogma mass-media; A tools",
            "A: 1; 2; 3; 4; 5; 6; 7; 8; 9; 10",
        );
    }

    #[test]
    fn without_a_returned_card_no_value_is_chosen() {
        check(
            "A  board mass-media  hand tools  score alchemy",
            "A dogma mass-media; A pass",
            "A  board mass-media  hand tools  score alchemy",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board mass-media  score alchemy",
            "A dogma mass-media",
            "A  board mass-media  score alchemy",
        );
    }

    #[test]
    fn second_effect_splays_purple_up() {
        check(
            "A  board mass-media code-of-laws,lighting",
            "A dogma mass-media; A purple",
            "A  board mass-media code-of-laws,lighting^",
        );
    }

    #[test]
    fn second_effect_may_be_declined() {
        check(
            "A  board mass-media code-of-laws,lighting",
            "A dogma mass-media; A pass",
            "A  board mass-media code-of-laws,lighting",
        );
    }

    #[test]
    fn no_other_colour_is_offered() {
        check_options(
            "A  board paper,mass-media code-of-laws,lighting tools,writing",
            "A dogma mass-media",
            "A: purple; pass",
        );
    }

    // E159.
    #[test]
    fn a_partner_is_a_player_too() {
        check(
            "rules teams=yes
             A  board mass-media  hand tools
             B  score alchemy
             C  score coal
             D  score chemistry",
            "A dogma mass-media; A tools; A 5; A C",
            "A  board mass-media
             B  score alchemy
             deck 1  tools
             deck 5  coal chemistry",
        );
    }

    // R48, R57.
    #[test]
    fn a_sharer_names_a_value_of_his_own() {
        check(
            "A  board mass-media  hand writing  score coal
             B  board tools  hand archery
             deck 8  flight",
            "A dogma mass-media; B archery; B 5; A pass",
            "A  board mass-media  hand writing flight
             B  board tools
             deck 1  archery
             deck 5  coal
             bonus A",
        );
    }
}
