//! Empiricism: guess the colour of a 9 to meld and splay it; twenty bulbs win.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Empiricism",
    age: 8,
    color: Purple,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Choose two colours, then draw and reveal a 9; if it has one of them, meld it and you may splay that colour up.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let first = fx.choose_color(me, &Color::ALL)?;
    let rest: ArrayVec<Color, 5> = Color::ALL
        .into_iter()
        .filter(|&color| color != first)
        .collect();
    let second = fx.choose_color(me, &rest)?;
    let card = fx.draw_and_reveal(me, 9)?;
    if [first, second].contains(&card.color()) {
        fx.meld(me, card)?;
        fx.clause(2);
        fx.may_splay(me, &[card.color()], Splay::Up)?;
    }
    Ok(())
}

/// If you show twenty or more bulbs, you win.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.icons(me, Bulb) >= 20 {
        return Err(fx.win(me));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn a_card_of_a_chosen_colour_is_melded_and_splayed() {
        check(
            "A  board empiricism tools
             deck 9  computers",
            "A dogma empiricism; A red; A blue; A blue",
            "A  board empiricism tools,computers^",
        );
    }

    #[test]
    fn the_splay_may_be_declined() {
        check(
            "A  board empiricism tools
             deck 9  computers",
            "A dogma empiricism; A blue; A red; A pass",
            "A  board empiricism tools,computers",
        );
    }

    #[test]
    fn only_the_colour_of_the_melded_card_may_be_splayed() {
        check_options(
            "A  board code-of-laws,empiricism tools archery,oars
             deck 9  computers",
            "A dogma empiricism; A blue; A red",
            "A: blue; pass",
        );
    }

    // R86.
    #[test]
    fn the_first_card_of_a_colour_is_melded_only() {
        check(
            "A  board empiricism
             deck 9  computers",
            "A dogma empiricism; A blue; A red",
            "A  board empiricism computers",
        );
    }

    #[test]
    fn a_card_of_another_colour_stays_in_hand() {
        check(
            "A  board empiricism tools
             deck 9  computers",
            "A dogma empiricism; A green; A red",
            "A  board empiricism tools  hand computers",
        );
    }

    // R26.
    #[test]
    fn without_a_9_a_10_is_judged() {
        check(
            "A  board empiricism
             deck 10  software",
            "A dogma empiricism; A blue; A red",
            "A  board empiricism software",
        );
    }

    // R77.
    #[test]
    fn any_colour_can_be_chosen() {
        check_options(
            "A  board empiricism
             deck 9  computers",
            "A dogma empiricism",
            "A: blue; green; purple; red; yellow",
        );
    }

    // R77.
    #[test]
    fn the_second_colour_differs_from_the_first() {
        check_options(
            "A  board empiricism
             deck 9  computers",
            "A dogma empiricism; A blue",
            "A: green; purple; red; yellow",
        );
    }

    // R117.
    #[test]
    fn twenty_bulbs_win() {
        check(
            "A  board experimentation,tools,writing,printing-press,mathematics,publications,genetics^
             A  board empiricism archery
             deck 9  ecology",
            "A dogma empiricism; A red; A green",
            "A  board experimentation,tools,writing,printing-press,mathematics,publications,genetics^
             A  board empiricism archery  hand ecology
             over A by dogma empiricism",
        );
    }

    #[test]
    fn nineteen_bulbs_do_not_win() {
        check(
            "A  board experimentation,tools,writing,printing-press,mathematics,publications,genetics^
             A  board empiricism oars
             deck 9  ecology",
            "A dogma empiricism; A red; A green",
            "A  board experimentation,tools,writing,printing-press,mathematics,publications,genetics^
             A  board empiricism oars  hand ecology
             turn A 1",
        );
    }

    // R47.
    #[test]
    fn the_melded_card_counts_for_the_victory() {
        check(
            "A  board experimentation,tools,writing,printing-press,mathematics,publications,genetics^
             A  board empiricism
             deck 9  ecology",
            "A dogma empiricism; A yellow; A green",
            "A  board experimentation,tools,writing,printing-press,mathematics,publications,genetics^
             A  board empiricism ecology
             over A by dogma empiricism",
        );
    }

    // E094.
    #[test]
    fn a_sharer_with_twenty_bulbs_wins_first() {
        check(
            "A  board empiricism
             B  board experimentation,tools,writing,printing-press,mathematics,publications,genetics^
             B  board philosophy archery
             deck 9  ecology suburbia",
            "A dogma empiricism; B red; B green; A red; A green",
            "A  board empiricism  hand suburbia
             B  board experimentation,tools,writing,printing-press,mathematics,publications,genetics^
             B  board philosophy archery  hand ecology
             over B by dogma empiricism",
        );
    }
}
