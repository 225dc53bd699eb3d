//! Section 7.7: execution «for yourself only».

use crate::testing::{A, B, C, check, executions, play};

// R80, E096, E097: B shows enough castles for Oars, but nobody shares or obeys it.
#[test]
fn nobody_shares_or_obeys_a_nested_card() {
    check(
        "A  board self-service oars
         B  board mysticism  hand sailing
         deck 1  tools writing",
        "A dogma self-service",
        "A  board self-service oars  hand tools
         B  board mysticism  hand sailing
         deck 1  writing
         bonus none",
    );
}

// R80, R82, E096, E098: the demand of the nested card did not take place: it moved nothing.
#[test]
fn a_nested_condition_sees_a_demand_that_moved_nothing() {
    check(
        "A  board self-service gunpowder
         B  board oars
         deck 2  calendar",
        "A dogma self-service",
        "A  board self-service gunpowder
         B  board oars
         deck 2  calendar",
    );
}

// R49, R80, E099: each executes his own nested card alone, B, then C, then A.
#[test]
fn each_sharer_executes_his_own_nested_card() {
    let play = play(
        "A board self-service machine-tools
         B board navigation pottery
         C board enterprise sailing
         deck 1 tools oars archery masonry
         deck 10 software",
        "A dogma self-service; B pottery; C sailing",
    );
    let order = [
        (B, "self-service", 1),
        (B, "pottery", 1),
        (B, "pottery", 2),
        (C, "self-service", 1),
        (C, "sailing", 1),
        (A, "self-service", 1),
        (A, "machine-tools", 1),
        (B, "self-service", 2),
        (C, "self-service", 2),
        (A, "self-service", 2),
    ];
    assert_eq!(executions(&play), order);
}

// R46, R82, E100: the melded Bioengineering covers Computers; both are finished.
#[test]
fn a_nested_card_may_cover_the_outer_one() {
    check(
        "A  board computers
         B  board stem-cells
         deck 10  bioengineering",
        "A dogma computers",
        "A  board computers,bioengineering  score stem-cells
         turn A 1",
    );
}

// R82: Computers executes Robotics, which executes Globalization without its demand.
#[test]
fn nested_cards_nest_further() {
    let play = play(
        "A board computers
         B hand tools
         deck 6 canning
         deck 10 robotics globalization",
        "A dogma computers",
    );
    let order = [
        (A, "computers", 1),
        (A, "computers", 2),
        (A, "robotics", 1),
        (A, "globalization", 2),
    ];
    assert_eq!(executions(&play), order);
}

// R82, E100: Self Service is still judged after the nested card.
#[test]
fn the_outer_card_goes_on_after_the_nested_one() {
    check(
        "A  board self-service writing  achieved 1
         deck 2  calendar",
        "A dogma self-service",
        "A  board self-service writing  hand calendar  achieved 1
         over A by dogma self-service",
    );
}

// R63: nested execution by the active player earns nothing; by a sharer it does.
#[test]
fn only_a_sharers_nested_card_earns_the_bonus() {
    check(
        "A  board self-service machine-tools
         B  board navigation
         deck 1  tools
         deck 10  software",
        "A dogma self-service",
        "A  board self-service machine-tools  score tools
         B  board navigation
         deck 10  software
         bonus none",
    );
    check(
        "A  board self-service
         B  board navigation writing
         deck 2  calendar
         deck 10  software",
        "A dogma self-service; B writing",
        "A  board self-service  hand software
         B  board navigation writing  hand calendar
         bonus A",
    );
}

// R80, R81: a nested effect works on other players as usual.
#[test]
fn a_nested_card_may_take_cards_from_others() {
    check(
        "A  board self-service specialization  hand oars
         B  board archery",
        "A dogma self-service",
        "A  board self-service specialization  hand oars archery",
    );
}
