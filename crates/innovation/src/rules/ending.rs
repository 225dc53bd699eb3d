//! Chapter 12: the ways in which the game ends.

use crate::card::Card;
use crate::event::Event;
use crate::fx::Fx;
use crate::state::{Phase, State};
use crate::telling::Why;
use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::{Flow, Outcome, Seat, Seats, Stop};

/// By which way a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Cause {
    /// Enough achievements (R115).
    Achievements,
    /// An impossible draw; the highest score wins (R120).
    Score,
    /// An effect of this card (R117).
    Dogma(Card),
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cause::Achievements => f.write_str("achievements"),
            Cause::Score => f.write_str("score"),
            Cause::Dogma(card) => write!(f, "dogma {card}"),
        }
    }
}

impl Fx<'_> {
    /// Ends the game at once; nothing more happens (R121).
    fn end(&mut self, winners: Seats, cause: Cause) -> Stop {
        let outcome = Outcome { winners, cause };
        self.table.phase = Phase::Over(outcome);
        self.tell(Event::Ended(outcome));
        self.because(match cause {
            Cause::Achievements => Why::Achievements {
                needed: self.achievements_needed() as u8,
            },
            Cause::Score => Why::Score,
            Cause::Dogma(_) => Why::Dogma,
        });
        Stop::Cut
    }

    pub(crate) fn end_by_achievements(&mut self, winner: Seat) -> Stop {
        self.end(self.side(winner), Cause::Achievements)
    }

    /// The highest score wins, then the most achievements, then the victory is shared (R120).
    pub(crate) fn end_by_score(&mut self) -> Stop {
        self.end(self.leaders_by_score(), Cause::Score)
    }

    /// The running card lets whoever leads alone win (R119).
    pub fn win_alone(&mut self, leader: Option<Seat>) -> Flow {
        match leader {
            Some(leader) => Err(self.win(leader)),
            None => {
                self.because(Why::Tie);
                Ok(())
            }
        }
    }

    /// The running card says that this player wins; a partner wins with him (R117, N1).
    pub fn win(&mut self, winner: Seat) -> Stop {
        self.end(self.side(winner), Cause::Dogma(self.running.0))
    }
}

impl State {
    /// Who would win if the game ended by score now (R120).
    pub fn leaders_by_score(&self) -> Seats {
        let standing = |seat: Seat| (self.side_points(seat), self.side_achievements(seat));
        let best = self.all_seats().map(standing).max();
        self.all_seats()
            .filter(|&seat| Some(standing(seat)) == best)
            .collect()
    }

    /// The one player with the most of something; nobody if two or more tie for it (R119).
    pub fn single_leader<T: Ord>(&self, measure: impl Fn(Seat) -> T) -> Option<Seat> {
        let best = self.all_seats().map(&measure).max()?;
        let mut leaders = self.all_seats().filter(|&seat| measure(seat) == best);
        let leader = leaders.next();
        leader.filter(|_| leaders.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // R115, E089: numbered and special ones count together.
    #[test]
    fn six_five_or_four_achievements_win_by_the_number_of_players() {
        let owned = ["1 2 3 monument world", "1 2 3 monument", "1 2 monument"];
        for (seats, owned) in (2..=4).zip(owned) {
            check(
                &format!("players {seats}\nA board fission score 10 10 achieved {owned}"),
                "A achieve 4",
                &format!(
                    "A board fission score 10 10 achieved {owned} 4
                     over A by achievements"
                ),
            );
        }
    }

    // R115, E089
    #[test]
    fn one_achievement_less_does_not_win() {
        let owned = ["1 2 monument world", "1 2 monument", "1 monument"];
        for (seats, owned) in (2..=4).zip(owned) {
            check(
                &format!("players {seats}\nA board fission score 10 10 achieved {owned}"),
                "A achieve 4",
                &format!("A board fission score 10 10 achieved {owned} 4\nturn A 1"),
            );
        }
    }

    // R104, R115, R121, E076: B uncovers Fission in the middle of a demand on A's turn; the draw of a 1 is cut.
    #[test]
    fn the_last_achievement_ends_the_game_in_the_middle_of_anothers_demand() {
        check(
            "A  board city-states
             B  board rocketry the-wheel,satellites^ services ecology fission,metalworking  achieved 1 2 3 4 5
             deck 1  tools",
            "A dogma city-states",
            "A  board city-states metalworking
             B  board rocketry the-wheel,satellites^ services ecology fission  achieved 1 2 3 4 5 universe
             deck 1  tools
             over B by achievements",
        );
    }

    // R116: where two would win by the same step, the first in order wins alone.
    #[test]
    fn claims_are_made_one_after_the_other() {
        check(
            "players 3
             turn B 1
             A  board software databases ai robotics stem-cells  achieved 1 2 3 4
             C  board rocketry satellites services fission ecology  achieved 5 6 7 8
             deck 1  tools",
            "B draw",
            "A  board software databases ai robotics stem-cells  achieved 1 2 3 4
             B  hand tools
             C  board rocketry satellites services fission ecology  achieved 5 6 7 8 universe
             over C by achievements",
        );
    }

    // R117, R118, E094: B has as many crowns, comes first, and has more achievements.
    #[test]
    fn a_sharer_wins_before_the_activator_is_asked() {
        check(
            "A  board self-service
             B  board navigation  achieved 1",
            "A dogma self-service",
            "A  board self-service
             B  board navigation  achieved 1
             bonus none
             over B by dogma self-service",
        );
    }

    // R117, R121, E059: B's draw as a sharer earned a bonus, but the game is over before it.
    #[test]
    fn no_bonus_after_the_end() {
        check(
            "A  board self-service  achieved 1
             B  board navigation writing
             deck 2  calendar
             deck 10  software",
            "A dogma self-service; B writing",
            "A  board self-service  achieved 1
             B  board navigation writing  hand calendar
             deck 10  software
             bonus none
             over A by dogma self-service",
        );
    }

    // R119, E093
    #[test]
    fn as_many_achievements_are_not_more() {
        check(
            "players 3
             A  board self-service  achieved 1
             C  achieved 2",
            "A dogma self-service",
            "A  board self-service  achieved 1
             C  achieved 2
             turn A 1",
        );
    }

    // R81, R117, E095: C, who is not involved at all, has the lowest score.
    #[test]
    fn the_player_with_the_lowest_score_wins_by_ai_whoever_it_is() {
        check(
            "A  board ai robotics
             B  board software  score 3
             C  score 1
             deck 10  databases",
            "A dogma ai",
            "A  board ai robotics  score databases
             B  board software  score 3
             C  score 1
             over C by dogma ai",
        );
    }

    // R119, E092, D26
    #[test]
    fn a_tie_for_the_lowest_score_lets_the_game_go_on() {
        check(
            "A  board ai robotics
             B  board software
             C  hand tools
             deck 10  databases",
            "A dogma ai",
            "A  board ai robotics  score databases
             B  board software
             C  hand tools
             turn A 1",
        );
    }

    // R119, R117: Globalization names the single player with the most points.
    #[test]
    fn a_tie_for_the_most_points_lets_the_game_go_on() {
        let given =
            |points: &str| format!("A board globalization\nB score {points}\ndeck 6 canning");
        let expected = |points: &str, end: &str| {
            format!("A board globalization score canning\nB score {points}\n{end}")
        };
        let script = "A dogma globalization";
        check(&given("6"), script, &expected("6", "turn A 1"));
        check(
            &given("7"),
            script,
            &expected("7", "over B by dogma globalization"),
        );
        check(
            &given("5"),
            script,
            &expected("5", "over A by dogma globalization"),
        );
    }

    // R120, E090
    #[test]
    fn who_fails_to_draw_has_no_privilege() {
        check(
            "A  board software  score 2
             B  score 3",
            "A draw",
            "A  board software  score 2
             B  score 3
             over B by score",
        );
    }

    // R120, E091
    #[test]
    fn equal_points_are_decided_by_achievements() {
        check(
            "A  score 3  achieved 1
             B  score 3  achieved 2 3
             C  score 1 1  achieved 4 5 6",
            "A draw",
            "A  score 3  achieved 1
             B  score 3  achieved 2 3
             C  score 1 1  achieved 4 5 6
             over B by score",
        );
    }

    // R120, E091
    #[test]
    fn full_ties_share_the_victory() {
        check(
            "A  score 3  achieved 1
             B  score 3
             C  score 2 1  achieved 2",
            "A draw",
            "A  score 3  achieved 1
             B  score 3
             C  score 2 1  achieved 2
             over A C by score",
        );
    }

    // R29, R120, R121: the end in the middle of another player's execution: B shares and cannot draw.
    #[test]
    fn a_sharer_who_cannot_draw_ends_the_game() {
        check(
            "A  board the-wheel  score 1
             B  board mysticism
             deck 9  fission",
            "A dogma the-wheel",
            "A  board the-wheel  score 1
             B  board mysticism  hand fission
             bonus none
             over A by score",
        );
    }

    // R81, R117, E101: a nested A.I. ends the game, in favour of the player who does nothing.
    #[test]
    fn a_nested_victory_is_valid() {
        check(
            "A  board computers robotics satellites
             B  board software
             deck 10  ai databases",
            "A dogma computers",
            "A  board computers robotics satellites ai  score databases
             B  board software
             over B by dogma ai",
        );
    }

    // N1: partners sit opposite, count achievements and points together, and win together.
    #[test]
    fn a_team_wins_together() {
        check(
            "rules teams=yes
             A  board fission  score 10 10  achieved 1 2 3
             C  achieved monument world",
            "A achieve 4",
            "A  board fission  score 10 10  achieved 1 2 3 4
             C  achieved monument world
             over A C by achievements",
        );
        check(
            "rules teams=yes
             A  score 10
             B  score 6
             D  score 5",
            "A draw",
            "A  score 10
             B  score 6
             D  score 5
             over B D by score",
        );
        check(
            "rules teams=yes
             A  board self-service  achieved 1
             B  achieved 2
             C  achieved 3",
            "A dogma self-service",
            "A  board self-service  achieved 1
             B  achieved 2
             C  achieved 3
             over A C by dogma self-service",
        );
    }

    // N1, R115: four achievements do not win a team game.
    #[test]
    fn a_team_needs_six_achievements() {
        check(
            "rules teams=yes
             A  board fission  score 10 10  achieved 1 2 3
             C  achieved monument",
            "A achieve 4",
            "A  board fission  score 10 10  achieved 1 2 3 4
             C  achieved monument
             turn A 1",
        );
    }
}
