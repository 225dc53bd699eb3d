//! The bonus of whoever others shared with: when it is earned, and what it draws.

use crate::testing::check;

// R58, R59, E048: two players shared two draws each; one bonus.
#[test]
fn there_is_one_bonus_however_many_shared() {
    check(
        "A  board the-wheel
         B  board mysticism
         C  board metalworking
         deck 1  tools writing pottery sailing clothing oars archery agriculture",
        "A dogma the-wheel",
        "A  board the-wheel  hand clothing oars archery
         B  board mysticism  hand tools writing
         C  board metalworking  hand pottery sailing
         deck 1  agriculture
         bonus A",
    );
}

// R58, R59, E048: two effects shared by two players.
#[test]
fn several_shared_effects_earn_one_bonus() {
    check(
        "A  board philosophy
         B  board genetics  hand tools
         C  board experimentation,evolution  hand writing
         deck 2  calendar mathematics",
        "A dogma philosophy; C blue; B tools; C writing",
        "A  board philosophy  hand calendar
         B  board genetics  score tools
         C  board experimentation,evolution<  score writing
         deck 2  mathematics
         bonus A",
    );
}

// R61, E049: declined, or nothing to do.
#[test]
fn nothing_done_earns_nothing() {
    check(
        "A  board agriculture
         B  board pottery  hand tools
         C  board stem-cells
         deck 1  writing",
        "A dogma agriculture; B pass",
        "A  board agriculture
         B  board pottery  hand tools
         C  board stem-cells
         deck 1  writing
         bonus none",
    );
}

// R61: a false condition is nothing.
#[test]
fn a_false_condition_earns_nothing() {
    check(
        "A  board calendar
         B  board pottery  hand tools  score 1
         deck 2  mathematics
         deck 3  paper",
        "A dogma calendar",
        "A  board calendar
         B  board pottery  hand tools  score 1
         deck 2  mathematics
         deck 3  paper
         bonus none",
    );
}

// R61, R88, E050: piles already splayed so, and single cards, are nothing.
#[test]
fn a_splay_without_change_earns_nothing() {
    check(
        "A  board philosophy
         B  board tools,experimentation< sailing
         deck 2  calendar",
        "A dogma philosophy",
        "A  board philosophy
         B  board tools,experimentation< sailing
         deck 2  calendar
         bonus none",
    );
}

// R60, E051: Railroad: B draws the very cards he returned.
#[test]
fn returning_and_drawing_the_same_cards_earns_the_bonus() {
    check(
        "A  board railroad
         B  board rocketry  hand canning democracy vaccination
         deck 7  bicycle lighting combustion explosives",
        "A dogma railroad; B canning; B democracy",
        "A  board railroad  hand bicycle lighting combustion explosives
         B  board rocketry  hand canning democracy vaccination
         bonus A",
    );
}

// R60, E052, D5, N2: Specialization hits nobody: a mere reveal, which an option turns off.
#[test]
fn a_mere_reveal_earns_the_bonus_by_default() {
    let given = "A  board specialization
                 B  board machine-tools  hand oars
                 deck 9  ecology";
    check(
        given,
        "A dogma specialization",
        "A  board specialization  hand ecology
         B  board machine-tools  hand oars
         bonus A",
    );
    check(
        &format!("rules reveal-bonus=no\n{given}"),
        "A dogma specialization",
        "A  board specialization
         B  board machine-tools  hand oars
         deck 9  ecology
         bonus none",
    );
}

// R57, R60, E054, D5: B's Rocketry returns a card of A and moves nothing of B's.
#[test]
fn moving_only_the_cards_of_others_earns_the_bonus() {
    check(
        "A  board rocketry  score alchemy
         B  board quantum-theory
         deck 8  flight",
        "A dogma rocketry",
        "A  board rocketry  hand flight
         B  board quantum-theory
         deck 3  alchemy
         bonus A",
    );
}

// R62, E056: the meld of a 5 raises the bonus draw.
#[test]
fn the_bonus_is_drawn_by_the_top_cards_after_all_effects() {
    check(
        "A  board experimentation
         B  board philosophy
         deck 4  invention
         deck 5  physics chemistry astronomy",
        "A dogma experimentation",
        "A  board experimentation,chemistry  hand astronomy
         B  board philosophy physics
         deck 4  invention
         bonus A",
    );
}

// R26, R27, R62: the bonus skips empty decks.
#[test]
fn the_bonus_skips_empty_decks() {
    check(
        "A  board philosophy
         B  board experimentation  hand tools
         deck 1  writing
         deck 4  invention",
        "A dogma philosophy; B tools",
        "A  board philosophy  hand invention
         B  board experimentation  score tools
         deck 1  writing
         bonus A",
    );
}

// R29, R62, E057: all effects are done, the bonus is impossible.
#[test]
fn an_impossible_bonus_ends_the_game() {
    check(
        "A  board philosophy
         B  board experimentation  hand tools
         deck 1  writing",
        "A dogma philosophy; B tools",
        "A  board philosophy
         B  board experimentation  score tools
         deck 1  writing
         bonus A
         over B by score",
    );
}
