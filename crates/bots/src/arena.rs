//! Bots against bots: games, and what follows from many of them.

use crate::{Bot, Player};
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::time::{Duration, Instant};
use tabletop::{Evaluate, FastRng, Play, Record, Seat, Seed};

/// A game that takes more decisions counts as a draw among all. No bot game has come near it.
const DECISIONS_AT_MOST: usize = 50_000;

/// The result of one game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Game {
    /// The number of the deal.
    pub deal: u64,
    /// By how many places the bots were rotated around the table.
    pub rotation: usize,
    /// Which bot of the list sat in each seat.
    pub seats: Vec<usize>,
    /// The share of the victory of each seat.
    pub shares: Vec<f64>,
    /// How many decisions there were.
    pub decisions: usize,
    /// For each seat, how many of them it made and the time it took, in microseconds.
    pub thinking: Vec<(u64, u64)>,
    /// The seats that a built-in bot took over, with the reasons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<(Seat, String)>,
}

/// Plays one game of built-in bots: `seats[i]` is the bot on seat i.
pub fn play<G: Evaluate>(
    rules: &G::Rules,
    bots: &[Box<dyn Bot<G>>],
    seats: &[usize],
    deal: u64,
    rotation: usize,
) -> Result<Game, String> {
    let record = Record::new(rules.clone(), seats.len(), Seed::from_number(deal));
    let mut players: Vec<Box<dyn Player<G> + '_>> = seats
        .iter()
        .map(|&bot| Box::new(&*bots[bot]) as Box<dyn Player<G> + '_>)
        .collect();
    play_deal(record, &mut players, seats, deal, rotation)
}

/// Plays one game of any players: `players[i]` sits on seat i and is number `seats[i]` of those who compete.
pub fn play_deal<G: Evaluate>(
    record: Record<G>,
    players: &mut [Box<dyn Player<G> + '_>],
    seats: &[usize],
    deal: u64,
    rotation: usize,
) -> Result<Game, String> {
    let mut play = Play::new(record)?;
    let course = run(&mut play, players, deal ^ (rotation as u64) << 56)?;
    let count = seats.len() as f64;
    let shares = match play.outcome() {
        Some(_) => {
            let chances = play.table().chances();
            // Partners win one victory together.
            let total: f64 = Seat::all(seats.len())
                .map(|seat| f64::from(chances[seat.index()]))
                .sum();
            Seat::all(seats.len())
                .map(|seat| f64::from(chances[seat.index()]) / total)
                .collect()
        }
        None => vec![1.0 / count; seats.len()],
    };
    Ok(Game {
        deal,
        rotation,
        seats: seats.to_vec(),
        shares,
        decisions: course.decisions,
        thinking: course.thinking,
        lost: course.lost,
    })
}

/// How a game went, apart from what its record says.
#[derive(Clone, Debug)]
pub struct Course {
    /// How many decisions there were; what has a single answer is none.
    pub decisions: usize,
    /// For each seat, how many decisions it made and the time it took, in microseconds.
    pub thinking: Vec<(u64, u64)>,
    /// The seats that a built-in bot took over, with the reasons.
    pub lost: Vec<(Seat, String)>,
}

/// Plays on to the end: `players[i]` sits on seat i. The same seed gives the same chance to all of them.
/// A question with a single answer is answered for the player, who does not see it.
pub fn run<G: Evaluate>(
    play: &mut Play<G>,
    players: &mut [Box<dyn Player<G> + '_>],
    seed: u64,
) -> Result<Course, String> {
    let mut rng = FastRng::new(seed);
    let mut thinking = vec![(0, Duration::ZERO); players.len()];
    for (seat, player) in Seat::all(players.len()).zip(&mut *players) {
        player.begin(play.seen_by(seat));
    }
    let mut decisions = 0;
    while let Some(open) = play.pending().first() {
        let seat = open.seat;
        if let Some(only) = open.only() {
            play.apply(seat, only)
                .map_err(|illegal| illegal.to_string())?;
            continue;
        }
        let Some(asked) = play.asked(seat).filter(|_| decisions < DECISIONS_AT_MOST) else {
            break;
        };
        let start = Instant::now();
        let choice = players[seat.index()].choose(asked, rng.bits());
        let spent = &mut thinking[seat.index()];
        *spent = (spent.0 + 1, spent.1 + start.elapsed());
        play.apply(seat, choice)
            .map_err(|illegal| illegal.to_string())?;
        decisions += 1;
    }
    let lost = Seat::all(players.len())
        .zip(players)
        .filter_map(|(seat, player)| Some((seat, player.end(play.seen_by(seat))?)));
    Ok(Course {
        decisions,
        lost: lost.collect(),
        thinking: thinking
            .into_iter()
            .map(|(count, time)| (count, time.as_micros() as u64))
            .collect(),
    })
}

/// Who meets whom: all bots at one table, where the last one takes the remaining seats, or each two of them if there are
/// more bots than the two seats of a table; none if there are too many for a larger one.
pub fn tables(bots: usize, players: usize) -> Option<Vec<Vec<usize>>> {
    match players {
        _ if bots <= players => Some(vec![(0..players).map(|seat| seat.min(bots - 1)).collect()]),
        2 => {
            let pairs =
                (0..bots).flat_map(|one| (one + 1..bots).map(move |other| vec![one, other]));
            Some(pairs.collect())
        }
        _ => None,
    }
}

/// A table with everybody so many seats further.
pub fn rotated(table: &[usize], rotation: usize) -> Vec<usize> {
    let mut seats = table.to_vec();
    seats.rotate_right(rotation % table.len().max(1));
    seats
}

/// What a bot has achieved over many games.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Standing {
    /// How many seats it has played.
    pub seats: u64,
    /// The share of victories per seat played.
    pub share: f64,
    /// Its 95 % confidence interval (Wilson).
    pub interval: (f64, f64),
    /// The share relative to what equal players would get.
    pub relative: f64,
    /// Rating and its uncertainty (Weng-Lin).
    pub rating: f64,
    /// The uncertainty of the rating.
    pub uncertainty: f64,
    /// Milliseconds per decision.
    pub milliseconds: f64,
    /// How many of its seats a built-in bot had to take over.
    pub lost: u64,
}

/// The standings of all bots.
pub fn standings(games: &[Game], bots: usize) -> Vec<Standing> {
    let mut standings = vec![Standing::default(); bots];
    let mut times = vec![(0u64, 0u64); bots];
    let mut expected = vec![0.0; bots];
    let mut ratings = vec![WengLinRating::new(); bots];
    for game in games {
        for (seat, &bot) in game.seats.iter().enumerate() {
            let standing = &mut standings[bot];
            standing.seats += 1;
            standing.share += game.shares[seat];
            expected[bot] += 1.0 / game.seats.len() as f64;
            times[bot] = (
                times[bot].0 + game.thinking[seat].0,
                times[bot].1 + game.thinking[seat].1,
            );
        }
        for (seat, _) in &game.lost {
            standings[game.seats[seat.index()]].lost += 1;
        }
        rate(game, &mut ratings);
    }
    for bot in 0..bots {
        let standing = &mut standings[bot];
        let count = standing.seats.max(1) as f64;
        standing.relative = standing.share / f64::max(expected[bot], 1e-9);
        standing.share /= count;
        standing.interval = wilson(standing.share, count);
        standing.rating = ratings[bot].rating;
        standing.uncertainty = ratings[bot].uncertainty;
        standing.milliseconds = times[bot].1 as f64 / times[bot].0.max(1) as f64 / 1_000.0;
    }
    standings
}

/// Updates the ratings by one game. A bot with several seats moves by the mean of what each of them would.
fn rate(game: &Game, ratings: &mut [WengLinRating]) {
    if game.seats.iter().all(|bot| *bot == game.seats[0]) {
        return;
    }
    let teams: Vec<[WengLinRating; 1]> = game.seats.iter().map(|&bot| [ratings[bot]]).collect();
    let rank = |share: f64| 1 + game.shares.iter().filter(|other| **other > share).count();
    let outcomes: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(&game.shares)
        .map(|(team, &share)| (&team[..], MultiTeamOutcome::new(rank(share))))
        .collect();
    let updated = weng_lin_multi_team(&outcomes, &WengLinConfig::new());
    for (bot, rating) in ratings.iter_mut().enumerate() {
        let own = game
            .seats
            .iter()
            .zip(&updated)
            .filter(|(seat, _)| **seat == bot);
        let own: Vec<WengLinRating> = own.map(|(_, team)| team[0]).collect();
        if !own.is_empty() {
            let mean =
                |of: fn(&WengLinRating) -> f64| own.iter().map(of).sum::<f64>() / own.len() as f64;
            *rating = WengLinRating {
                rating: mean(|seat| seat.rating),
                uncertainty: mean(|seat| seat.uncertainty),
            };
        }
    }
}

/// The 95 % interval of a proportion.
pub fn wilson(share: f64, count: f64) -> (f64, f64) {
    let z2 = 1.96f64.powi(2);
    let centre = (share + z2 / (2.0 * count)) / (1.0 + z2 / count);
    let reach = 1.96 / (1.0 + z2 / count)
        * (share * (1.0 - share) / count + z2 / (4.0 * count * count)).sqrt();
    ((centre - reach).max(0.0), (centre + reach).min(1.0))
}

/// The rating difference (Elo points) that a share of victories in duels stands for.
pub fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// What a sequential test says after some games.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The share is at least the upper one asked about.
    Better,
    /// The share is at most the lower one asked about.
    NotBetter,
    /// More games are needed.
    Open,
}

/// Wald's sequential test, with 5 % errors: is the share `upper` or more, or `lower` or less?
pub fn sequential_test(wins: f64, games: f64, lower: f64, upper: f64) -> Verdict {
    let evidence =
        wins * (upper / lower).ln() + (games - wins) * ((1.0 - upper) / (1.0 - lower)).ln();
    let bound = (0.95f64 / 0.05).ln();
    match evidence {
        evidence if evidence >= bound => Verdict::Better,
        evidence if evidence <= -bound => Verdict::NotBetter,
        _ => Verdict::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_rotated_around_the_table() {
        assert_eq!(rotated(&[0, 1], 0), [0, 1]);
        assert_eq!(rotated(&[0, 1], 1), [1, 0]);
        assert_eq!(rotated(&[0, 1, 1, 1], 3), [1, 1, 1, 0]);
    }

    #[test]
    fn the_last_bot_fills_the_table_and_too_many_for_two_seats_meet_in_pairs() {
        assert_eq!(tables(1, 2), Some(vec![vec![0, 0]]));
        assert_eq!(tables(2, 4), Some(vec![vec![0, 1, 1, 1]]));
        let pairs = vec![vec![0, 1], vec![0, 2], vec![1, 2]];
        assert_eq!(tables(3, 2), Some(pairs));
        assert_eq!(tables(4, 3), None);
    }

    #[test]
    fn equal_bots_are_rated_equal_however_many_seats_they_have() {
        let one_wins = |winner: usize| {
            let mut shares = [0.0; 4];
            shares[winner] = 1.0;
            (0..4).map(move |seat| game(&rotated(&[0, 1, 1, 1], seat), &shares))
        };
        let games: Vec<Game> = (0..200).flat_map(|number| one_wins(number % 4)).collect();
        let standings = standings(&games, 2);
        assert_eq!(standings[0].share, standings[1].share);
        let difference = standings[0].rating - standings[1].rating;
        assert!(difference.abs() < 0.5, "{standings:?}");
    }

    #[test]
    fn intervals_and_ratings_are_as_in_the_textbook() {
        let (low, high) = wilson(0.5, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3);
        assert!((elo(0.64) - 100.0).abs() < 1.0);
    }

    #[test]
    fn an_interval_stays_between_none_and_all() {
        for count in 1..200 {
            let (none, all) = (wilson(0.0, f64::from(count)), wilson(1.0, f64::from(count)));
            assert!(none.0.is_sign_positive(), "{count}: {none:?}");
            assert!(all.1 <= 1.0, "{count}: {all:?}");
        }
    }

    #[test]
    fn the_sequential_test_decides_what_is_clear() {
        assert_eq!(sequential_test(90.0, 100.0, 0.5, 0.6), Verdict::Better);
        assert_eq!(sequential_test(40.0, 100.0, 0.5, 0.6), Verdict::NotBetter);
        assert_eq!(sequential_test(6.0, 10.0, 0.5, 0.6), Verdict::Open);
    }

    fn game(seats: &[usize], shares: &[f64]) -> Game {
        Game {
            deal: 0,
            rotation: 0,
            seats: seats.to_vec(),
            shares: shares.to_vec(),
            decisions: 10,
            thinking: vec![(5, 10_000); seats.len()],
            lost: Vec::new(),
        }
    }

    #[test]
    fn standings_count_victories_per_seat_against_a_fair_share() {
        let mut games = vec![
            game(&[0, 1, 1], &[1.0, 0.0, 0.0]),
            game(&[1, 0, 1], &[0.0, 1.0, 0.0]),
            game(&[1, 1, 0], &[0.5, 0.0, 0.5]),
        ];
        games[1].lost = vec![(Seat(2), "slept".to_owned())];
        let standings = standings(&games, 2);
        let [first, second] = &standings[..] else {
            panic!("two bots, not {}", standings.len());
        };
        assert_eq!((first.seats, second.seats), (3, 6));
        assert!((first.share - 2.5 / 3.0).abs() < 1e-9);
        assert!((first.relative - 2.5).abs() < 1e-9);
        assert!((second.relative - 0.25).abs() < 1e-9);
        assert!(first.interval.0 < first.share && first.share < first.interval.1);
        assert!(first.rating > second.rating);
        assert_eq!(first.milliseconds, 2.0);
        assert_eq!((first.lost, second.lost), (0, 1));
    }

    #[test]
    fn a_bot_against_itself_keeps_its_rating() {
        let games = [game(&[0, 0], &[1.0, 0.0]), game(&[0, 0], &[0.0, 1.0])];
        let standing = &standings(&games, 1)[0];
        assert_eq!(standing.rating, WengLinRating::new().rating);
        assert_eq!(standing.share, 0.5);
    }

    #[test]
    fn a_bot_that_has_not_played_stands_nowhere() {
        let standing = &standings(&[], 1)[0];
        assert_eq!((standing.seats, standing.share), (0, 0.0));
        assert!(standing.interval.0.is_finite() && standing.relative.is_finite());
    }

    #[test]
    fn a_game_in_the_log_is_read_as_it_was_written() {
        let mut played = game(&[0, 1], &[0.0, 1.0]);
        let plain = serde_json::to_string(&played).unwrap();
        assert!(!plain.contains("lost"), "{plain}");
        assert!(serde_json::from_str::<Game>(&plain).is_ok());
        played.lost = vec![(Seat(1), "slept".to_owned())];
        let text = serde_json::to_string(&played).unwrap();
        let read: Game = serde_json::from_str(&text).unwrap();
        assert_eq!(read.lost, played.lost);
    }

    #[test]
    fn the_same_deal_is_played_in_the_same_way() {
        let bots: Vec<Box<dyn Bot<innovation::State>>> =
            vec![Box::new(crate::Random), Box::new(crate::Greedy::default())];
        let rules = innovation::Rules::default();
        let play = |deal| play(&rules, &bots, &[1, 0], deal, 1).unwrap();
        let [one, again, other] = [play(3), play(3), play(4)];
        assert_eq!(
            (one.decisions, &one.shares),
            (again.decisions, &again.shares)
        );
        assert_ne!(one.decisions, other.decisions);
        assert!((one.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        let made: u64 = one.thinking.iter().map(|(count, _)| count).sum();
        assert_eq!(made, one.decisions as u64);
    }

    #[test]
    fn a_number_of_seats_that_the_game_does_not_know_is_refused() {
        let bots: Vec<Box<dyn Bot<innovation::State>>> = vec![Box::new(crate::Random)];
        assert!(play(&innovation::Rules::default(), &bots, &[0], 1, 0).is_err());
    }
}
