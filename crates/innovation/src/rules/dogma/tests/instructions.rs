//! Section 7.6: carrying out instructions.

use crate::event::{Act, Event};
use crate::testing::{A, B, C, check, check_options, executions, play};

// R11, R64, R65, E029: two cards demanded, one in hand; the draw follows all the same.
#[test]
fn as_much_as_possible_is_done() {
    check(
        "A  board construction
         B  hand tools
         deck 2  calendar",
        "A dogma construction",
        "A  board construction  hand tools
         B  hand calendar",
    );
    check(
        "A  board construction
         deck 2  calendar",
        "A dogma construction",
        "A  board construction
         B  hand calendar",
    );
}

// R65, E030: Ecology: no card is left to score; the 10s are drawn.
#[test]
fn later_parts_are_done_though_earlier_ones_could_not() {
    check(
        "A  board ecology  hand tools
         deck 10  software databases",
        "A dogma ecology; A tools",
        "A  board ecology  hand software databases
         deck 1  tools",
    );
}

// R65: «if you do»: nothing given, nothing drawn.
#[test]
fn dependent_parts_are_not_done() {
    check(
        "A  board enterprise
         B  board tools
         deck 4  invention",
        "A dogma enterprise",
        "A  board enterprise
         B  board tools
         deck 4  invention",
    );
}

// R66, E031, D21: two cards may be returned but buy nothing; of four, exactly three are returned.
#[test]
fn tools_costs_exactly_three_cards() {
    check(
        "A  board tools  hand sailing oars
         deck 3  alchemy",
        "A dogma tools; A sailing",
        "A  board tools
         deck 1  sailing oars
         deck 3  alchemy",
    );
    check(
        "A  board tools  hand sailing oars agriculture writing
         deck 3  alchemy",
        "A dogma tools; A sailing; A oars; A agriculture",
        "A  board tools,alchemy  hand writing
         deck 1  sailing oars agriculture",
    );
}

// R66, E032
#[test]
fn quantum_theory_gives_nothing_for_one_card() {
    let given = "A  board quantum-theory  hand tools writing
                 deck 10  software databases";
    check(
        given,
        "A dogma quantum-theory; A tools; A pass",
        "A  board quantum-theory  hand writing
         deck 1  tools
         deck 10  software databases",
    );
    check(
        given,
        "A dogma quantum-theory; A tools; A writing",
        "A  board quantum-theory  hand software  score databases
         deck 1  tools writing",
    );
}

// R66, D18: the red card goes also for no green card; one melded card gives no right to it.
#[test]
fn road_building_gives_red_even_for_no_green() {
    let given = "A  board road-building  hand tools sailing
                 B  board writing";
    check(
        given,
        "A dogma road-building; A tools; A sailing; A B",
        "A  board tools sailing
         B  board writing road-building",
    );
    check(
        given,
        "A dogma road-building; A tools; A pass",
        "A  board road-building tools  hand sailing
         B  board writing",
    );
}

// R66: Explosives rewards a victim who gave at least one card and has none left.
#[test]
fn a_victim_is_rewarded_for_at_least_one_card() {
    check(
        "A  board explosives
         B  hand tools
         deck 7  bicycle",
        "A dogma explosives",
        "A  board explosives  hand tools
         B  hand bicycle",
    );
    check(
        "A  board explosives
         deck 7  bicycle",
        "A dogma explosives",
        "A  board explosives
         deck 7  bicycle",
    );
}

// R67, E033: a fourth card is not asked for; one may stop earlier.
#[test]
fn up_to_three_is_three_at_most() {
    check(
        "A  board pottery  hand tools writing sailing oars
         deck 2  calendar
         deck 3  paper",
        "A dogma pottery; A tools; A writing; A sailing",
        "A  board pottery  hand oars tools  score paper
         deck 1  writing sailing
         deck 2  calendar",
    );
    check_options(
        "A  board pottery  hand tools writing",
        "A dogma pottery; A tools",
        "A: writing; pass",
    );
}

// R61, R67, E034: all or nothing; with an empty source nothing is asked.
#[test]
fn all_is_not_divided() {
    check_options(
        "A  board stem-cells  hand tools writing",
        "A dogma stem-cells",
        "A: yes; pass",
    );
    check(
        "A  board stem-cells
         B  board sanitation
         deck 10  software",
        "A dogma stem-cells",
        "A  board stem-cells
         B  board sanitation
         deck 10  software
         bonus none",
    );
}

// R67, R68: Reformation: six leaves are three cards, not fewer.
#[test]
fn a_number_of_cards_is_all_or_nothing() {
    check(
        "A  board reformation pottery  hand tools writing sailing oars",
        "A dogma reformation; A yes; A tools; A writing; A sailing",
        "A  board reformation writing,tools,pottery sailing  hand oars",
    );
}

// R64, E035: one legal object: nothing is asked.
#[test]
fn a_forced_choice_is_not_asked() {
    let play = play(
        "A board archery
         deck 1 tools",
        "A dogma archery",
    );
    assert_eq!(play.record().choices.len(), 1);
    let forced: Vec<usize> = play.forced(B).collect();
    let [event] = forced[..] else {
        panic!("B had one answer: {forced:?}");
    };
    assert!(matches!(
        play.events()[event],
        Event::Moved {
            act: Act::Transfer,
            ..
        }
    ));
    assert_eq!(play.forced(A).count(), 0);
}

// R64, E035: two possible cards, or a card that may be kept, or a splay that may be declined, are real choices.
#[test]
fn a_real_choice_is_asked() {
    check_options(
        "A  board agriculture  hand tools",
        "A dogma agriculture",
        "A: tools; pass",
    );
    check_options(
        "A  board code-of-laws  hand city-states",
        "A dogma code-of-laws; A city-states",
        "A: purple; pass",
    );
    check_options(
        "A  board road-building  hand tools writing",
        "A dogma road-building; A tools",
        "A: writing; pass",
    );
}

// R68, R79, E025: each player's own leaves, shown by splays too, halved and rounded down: five are two cards.
#[test]
fn icons_are_counted_for_the_executing_player() {
    check(
        "A  board fermenting
         B  board pottery clothing,the-wheel^
         deck 2  calendar mathematics mapmaking currency",
        "A dogma fermenting",
        "A  board fermenting  hand mapmaking currency
         B  board pottery clothing,the-wheel^  hand calendar mathematics
         bonus A",
    );
}

// R68, E043: The Internet: four clocks are two melds, though the first one adds a clock.
#[test]
fn the_number_is_fixed_before_the_first_draw() {
    check(
        "A  board the-internet software,computers
         deck 10  databases robotics ai miniaturization",
        "A dogma the-internet",
        "A  board the-internet,ai software,computers robotics  score databases
         deck 10  miniaturization",
    );
}

// R69: Currency pays for different values, not for cards.
#[test]
fn different_values_are_counted_once() {
    check(
        "A  board currency  hand tools writing calendar
         deck 2  mathematics mapmaking monotheism",
        "A dogma currency; A tools; A writing; A calendar",
        "A  board currency  score mathematics mapmaking
         deck 1  tools writing
         deck 2  monotheism calendar",
    );
}

// R70, E040, D7: Navigation wants a 2 or 3; no neighbour value is taken.
#[test]
fn a_missing_value_is_not_replaced() {
    check(
        "A  board navigation
         B  score 1 4 5",
        "A dogma navigation",
        "A  board navigation
         B  score 1 4 5",
    );
    check_options(
        "A  board navigation
         B  score tools calendar paper experimentation",
        "A dogma navigation",
        "B: calendar; paper",
    );
}

// R74, E041: all top cards of A have a leaf; the colours A lacks are no cards without one.
#[test]
fn a_missing_colour_is_not_a_card_without_an_icon() {
    check(
        "A  board compass agriculture
         B  board pottery",
        "A dogma compass",
        "A  board compass agriculture pottery",
    );
}

// R74, E042: Engineering and Electricity take the cards that are on top, not those they uncover.
#[test]
fn uncovered_cards_do_not_join_the_set() {
    check(
        "A  board engineering
         B  board alchemy,tools",
        "A dogma engineering",
        "A  board engineering  score tools
         B  board alchemy",
    );
    check(
        "A  board electricity tools,writing
         deck 8  flight mobility",
        "A dogma electricity",
        "A  board electricity tools  hand flight
         deck 1  writing
         deck 8  mobility",
    );
}

// R49, R76, E044, D6: B repeats at once, before A; the first card without a castle ends it.
#[test]
fn a_repeated_effect_is_repeated_by_the_same_player() {
    check(
        "A  board metalworking
         B  board the-wheel
         deck 1  oars archery pottery masonry writing sailing",
        "A dogma metalworking",
        "A  board metalworking  hand writing sailing  score masonry
         B  board the-wheel  hand pottery  score oars archery
         bonus A",
    );
}

// R77: any value from 1 to 10, any of the five colours; two colours are different ones.
#[test]
fn values_and_colours_are_chosen_freely() {
    check_options(
        "A  board mass-media  hand tools",
        "A dogma mass-media; A tools",
        "A: 1; 2; 3; 4; 5; 6; 7; 8; 9; 10",
    );
    check_options(
        "A  board measurement  hand tools",
        "A dogma measurement; A tools",
        "A: blue; green; purple; red; yellow",
    );
    check_options(
        "A  board empiricism",
        "A dogma empiricism; A red",
        "A: blue; green; purple; yellow",
    );
}

// R79: the condition is judged for each player when he executes.
#[test]
fn conditions_are_judged_for_each_player() {
    check(
        "A  board calendar  hand tools  score 1
         B  board pottery  score 1
         deck 2  mathematics
         deck 3  paper education",
        "A dogma calendar",
        "A  board calendar  hand tools mathematics  score 1
         B  board pottery  hand paper education  score 1
         bonus A",
    );
}

// R57, D25: Bioengineering takes from another player only, and does not score.
#[test]
fn bioengineering_takes_from_another_player() {
    let given = "A  board bioengineering agriculture
                 B  board pottery stem-cells";
    check_options(given, "A dogma bioengineering", "A: pottery; stem-cells");
    check(
        given,
        "A dogma bioengineering; A stem-cells",
        "A  board bioengineering agriculture  score stem-cells  scored 0
         B  board pottery",
    );
}

// R127: the chooser sees owner and age alone.
#[test]
fn face_down_cards_are_chosen_by_their_age() {
    check_options(
        "A  board rocketry
         B  score tools writing calendar
         C  score paper",
        "A dogma rocketry",
        "A: B 1; B 2; C 3",
    );
}

// R49: a player executes an effect completely before the next begins.
#[test]
fn executions_do_not_interleave() {
    let play = play(
        "A board domestication
         B board the-wheel hand tools writing
         C board mysticism hand pottery sailing
         deck 1 oars archery masonry clothing",
        "A dogma domestication; B tools",
    );
    assert_eq!(
        executions(&play),
        [(B, "domestication", 1), (C, "domestication", 1)]
    );
    assert_eq!(play.table().hand(B).len(), 2);
}

// N3: Oars repeats, Fermenting counts colours with a leaf, Statistics takes all the highest.
#[test]
fn the_third_edition_changes_some_texts() {
    check(
        "rules edition=2017
         A  board oars
         B  hand sailing currency
         deck 1  tools pottery",
        "A dogma oars; B sailing",
        "A  board oars  score sailing currency
         B  hand tools pottery",
    );
    check(
        "rules edition=2017
         A  board fermenting pottery reformation
         deck 2  calendar mathematics mapmaking currency",
        "A dogma fermenting",
        "A  board fermenting pottery reformation  hand calendar mathematics mapmaking
         deck 2  currency",
    );
    check(
        "rules edition=2017
         A  board statistics
         B  score 5 5 3",
        "A dogma statistics",
        "A  board statistics
         B  hand 5 5  score 3",
    );
}
