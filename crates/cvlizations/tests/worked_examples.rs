//! The rulebook's two worked examples: the first two scenarios.

use cvlizations::State;
use tabletop::scenario::check;

/// C32: Thieving alone, doubled by a Doubling that one other player has too.
#[test]
fn c32_a_lone_thieving_doubled_takes_one_resource_twice() {
    check::<State>(
        "turn 1 action
         A 1/1/1  laid thieving doubling
         B 1/1/1  laid hunting doubling
         C 1/1/1  laid logging quarrying",
        "A rob B food; A rob C wood",
        "A 2/2/1  laid thieving doubling
         B 4/1/1  laid hunting doubling
         C 1/2/3  laid logging quarrying
         turn 1 development next A",
    );
}

/// C33: the first turn of four players.
#[test]
fn c33_the_example_turn_of_four_players() {
    check::<State>(
        "A 1/1/1
         B 1/1/1
         C 1/1/1
         D 1/1/1",
        "A lay logging hunting; B lay logging doubling; C lay trading hunting; D lay quarrying hunting
         C trade food for wood",
        "A 2/4/1  laid logging hunting
         B 1/7/1  laid logging doubling
         C 1/4/1  laid trading hunting
         D 2/1/3  laid quarrying hunting
         turn 1 development next A
         helm A",
    );
}
