//! Chapters 5 and 9, clause by clause.

use crate::testing::{A, B, check, check_options, play, seen_by};
use tabletop::Game;

// R33, R90: any value, on top of the pile of its colour or as a new pile.
#[test]
fn a_meld_goes_on_top_or_starts_a_pile() {
    check(
        "A  board calendar  hand tools databases",
        "A meld tools; A meld databases",
        "A  board calendar,tools databases",
    );
}

// R34, R84, R90
#[test]
fn a_meld_continues_a_splay() {
    check(
        "A  board tools,writing<  hand calendar",
        "A meld calendar",
        "A  board tools,writing,calendar<",
    );
}

// R7: there is no limit to a hand or a pile.
#[test]
fn hands_and_piles_have_no_limit() {
    let blue =
        "tools,writing,calendar,mathematics,alchemy,translation,experimentation,chemistry,physics";
    check(
        &format!("A board {blue}^ hand 1 1 1 1 1 1 2 2 2 2 pottery\ndeck 5 coal"),
        "A meld pottery; A draw",
        &format!("A board {blue},pottery^ hand 1 1 1 1 1 1 2 2 2 2 coal\nturn B 2"),
    );
}

// R91, E067: the tucked card is top and bottom card and can be activated.
#[test]
fn a_tuck_without_a_pile_starts_one() {
    check(
        "A  board colonialism
         deck 3  education",
        "A dogma colonialism",
        "A  board colonialism education
         legal A: dogma education",
    );
}

// R75, R91, E068
#[test]
fn each_tucked_card_goes_below_the_previous_one() {
    check(
        "A  board suburbia mathematics  hand tools writing
         deck 1  sailing the-wheel",
        "A dogma suburbia; A tools; A writing",
        "A  board suburbia writing,tools,mathematics  score sailing the-wheel",
    );
}

// R92: Philosophy scores a hand card face down into the own score pile.
#[test]
fn a_scored_card_goes_into_the_own_score_pile() {
    check(
        "A  board philosophy  hand tools",
        "A dogma philosophy; A tools",
        "A  board philosophy  score tools  scored 1",
    );
}

// R93, E017: the empty deck exists again and the draw of the same effect takes its card.
#[test]
fn a_return_to_an_empty_deck_forms_it_again() {
    check(
        "A  board pottery  hand tools
         deck 2  calendar",
        "A dogma pottery; A tools",
        "A  board pottery  hand calendar  score tools",
    );
}

// R75, R93, E018: under the cards already there, the first one returned nearest the top.
#[test]
fn returned_cards_lie_under_the_deck_in_the_chosen_order() {
    check(
        "A  board currency  hand tools writing
         deck 1  pottery
         deck 2  calendar",
        "A dogma currency; A writing; A tools",
        "A  board currency  score calendar
         deck 1  pottery writing tools",
    );
    check(
        "A  board railroad  hand tools writing sailing calendar
         deck 1  pottery
         deck 6  canning democracy vaccination",
        "A dogma railroad; A sailing; A tools",
        "A  board railroad  hand canning democracy vaccination
         deck 1  pottery sailing tools writing
         deck 2  calendar",
    );
}

// R94, R84, E061, E069: on top of the pile there, continuing its splay; the receiver has not melded.
#[test]
fn a_transfer_to_a_board_continues_the_splay_there() {
    check(
        "A  board city-states oars,archery<
         B  board metalworking the-wheel
         deck 1  tools",
        "A dogma city-states; B metalworking",
        "A  board city-states oars,archery,metalworking<
         B  board the-wheel  hand tools",
    );
}

// R95, E070, D15: within one player's places; one side may be empty.
#[test]
fn an_exchange_needs_cards_on_one_side_only() {
    check(
        "A  board canal-building  hand tools mathematics calendar",
        "A dogma canal-building; A yes",
        "A  board canal-building  hand tools  score mathematics calendar  scored 0",
    );
    check(
        "A  board canal-building  score 5 5 1",
        "A dogma canal-building; A yes",
        "A  board canal-building  hand 5 5  score 1",
    );
}

// R61, R95, E070: nothing on either side is nothing, also for a sharer.
#[test]
fn an_exchange_of_nothing_is_nothing() {
    check(
        "A  board canal-building
         B  board currency
         deck 2  calendar",
        "A dogma canal-building",
        "A  board canal-building
         B  board currency
         deck 2  calendar
         bonus none",
    );
}

// R95, E071: the 5 just received is not given back, though it is now in the hand that was exchanged.
#[test]
fn exchanged_sets_are_fixed_before_the_swap() {
    check(
        "A  board machinery  hand chemistry coal oars
         B  hand tools writing",
        "A dogma machinery; A oars",
        "A  board machinery  hand tools writing  score oars
         B  hand chemistry coal",
    );
    check(
        "A  board machinery
         B  hand tools fission",
        "A dogma machinery",
        "A  board machinery  hand fission  score tools",
    );
}

// R57, R96, R97: Specialization reveals a card, which stays, and takes the top card of its colour.
#[test]
fn a_card_taken_goes_to_the_hand() {
    check(
        "A  board specialization  hand oars
         B  board tools metalworking,archery",
        "A dogma specialization",
        "A  board specialization  hand oars archery
         B  board tools metalworking",
    );
}

// R97: what is revealed is known to all, spectators learn it from the event.
#[test]
fn a_revealed_card_is_known_to_all() {
    let play = play(
        "A board mysticism
         B hand writing
         deck 1 tools pottery",
        "A dogma mysticism",
    );
    let tools = crate::testing::card("tools");
    assert!(play.table().knows(A, tools) && play.table().knows(B, tools));
    let revealed = crate::Event::Revealed {
        seat: A,
        card: tools,
    };
    assert!(play.events().contains(&revealed));
    assert_eq!(crate::State::mask(&revealed, None), revealed);
    assert_eq!(
        seen_by(&play, B).players[0].hand,
        [crate::Face::Card(tools)]
    );
}

// R98
#[test]
fn removed_cards_are_in_no_deck() {
    check(
        "A  board fission
         B  hand writing
         deck 1  tools
         deck 10  robotics",
        "A dogma fission",
        "deck 1  tools",
    );
}

// R101: Statistics moves a point card to the own hand; this is no draw.
#[test]
fn a_card_taken_back_from_the_score_pile_is_a_transfer() {
    check(
        "A  board statistics
         B  hand tools  score 5 3",
        "A dogma statistics",
        "A  board statistics
         B  hand tools 5  score 3",
    );
}

// R52, R94: in a demand the places are the victim's unless the text says «my».
#[test]
fn a_victim_draws_and_scores_for_himself() {
    check(
        "A  board banking
         B  board coal
         deck 5  astronomy",
        "A dogma banking",
        "A  board banking coal
         B  score astronomy  scored 1",
    );
}

// R71, E039, D11: one card, chosen by the player who has to move it; the card just drawn belongs to the hand.
#[test]
fn among_equally_high_cards_the_mover_chooses_one() {
    check_options(
        "A  board archery
         B  hand tools sailing
         deck 1  pottery",
        "A dogma archery",
        "B: tools; sailing; pottery",
    );
    check(
        "A  board archery
         B  hand tools calendar
         deck 1  pottery",
        "A dogma archery",
        "A  board archery  hand calendar
         B  hand tools pottery",
    );
}

// R10, R72, E038, D8: all the highest are those of the one highest value, not all that are higher than others.
#[test]
fn all_the_highest_are_the_cards_of_the_highest_value() {
    check(
        "A  board canal-building  hand chemistry coal experimentation paper education alchemy calendar",
        "A dogma canal-building; A yes",
        "A  board canal-building  hand experimentation paper education alchemy calendar  score chemistry coal",
    );
}

// R73, E038: the three highest of 5, 5, 4, 3, 3, 3, 2 are the 5s and the 4.
#[test]
fn the_three_highest_are_taken_downwards() {
    check(
        "A  board explosives
         B  hand chemistry coal experimentation paper education alchemy calendar",
        "A dogma explosives",
        "A  board explosives  hand chemistry coal experimentation
         B  hand paper education alchemy calendar",
    );
    // Among the last places the holder chooses.
    check_options(
        "A  board explosives
         B  hand chemistry coal paper education alchemy calendar",
        "A dogma explosives",
        "B: paper; education; alchemy",
    );
}

// E035, R75: who must hand over or score everything is not asked in which order.
#[test]
fn nobody_is_asked_about_the_order_of_cards_that_all_move_to_a_place_without_order() {
    check(
        "A  board construction
         B  hand tools writing
         deck 2  calendar",
        "A dogma construction",
        "A  board construction  hand tools writing
         B  hand calendar",
    );
    check(
        "A  board explosives
         B  hand chemistry coal paper education",
        "A dogma explosives; B education",
        "A  board explosives  hand chemistry coal education
         B  hand paper",
    );
    check(
        "A  board perspective writing  hand tools archery oars",
        "A dogma perspective; A tools",
        "A  board perspective writing  score archery oars
         deck 1  tools",
    );
    check_options(
        "A  board sanitation
         B  hand chemistry coal experimentation physics",
        "A dogma sanitation; B coal",
        "B: chemistry; physics",
    );
}

// R75: a card that leaves a board uncovers another one, so the order is asked there.
#[test]
fn the_order_of_cards_that_leave_a_board_is_asked() {
    check_options(
        "A  board mobility
         B  board tools oars sailing",
        "A dogma mobility",
        "B: tools; sailing",
    );
}
