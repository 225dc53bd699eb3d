//! How good a table is for a seat, in named terms. The weights in `evaluate/weights.txt` are fitted from self-play.
//!
//! The terms look only at what is open to everybody, so they may be used on true and on imagined tables alike.
//! Each term counts twice: as it is, and multiplied by how much of the game is over. Besides the general ones there is
//! a term for every resource, every order still in hand and every idea owned.

use crate::ideas::calendar;
use crate::rules::development::is_affordable;
use crate::{Choice, Goods, Idea, IdeaSet, Order, Phase, Prompt, State, score};
use std::sync::LazyLock;
use tabletop::{Evaluate, Seat, Weights};

const GENERAL: [&str; 12] = [
    "points: the own score if the game ended now, exchanges at their best",
    "rival: the highest such score of another player",
    "purchases: how many ideas the own resources could buy at common prices, as far as moves are left",
    "offer: the printed points of the best idea on the track that can be paid in a move still to come this turn",
    "shortage: how many units are missing for the nearest idea on the track, if moves are left",
    "spread: how many of the scarcest resource there are, up to 2",
    "income: ideas that bring resources, times the turns in which they still can",
    "joy: ideas that bring happiness tokens, times the turns in which they still can",
    "ease: ideas that help to buy, times the moves in which they still can",
    "wood, as far as moves are left",
    "food, as far as moves are left",
    "stone, as far as moves are left",
];

/// Where the terms of orders and ideas begin, and how many there are before they are counted again for late tables.
const IN_HAND: usize = GENERAL.len();
const OWNED: usize = IN_HAND + Order::ALL.len();
const COUNT: usize = OWNED + Idea::COUNT as usize;

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("evaluate/weights.txt"), &NAMES));

static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let leak = |name: String| &*name.leak();
    let early = GENERAL
        .into_iter()
        .chain(Order::ALL.map(|order| leak(format!("{order} in hand"))))
        .chain(Idea::all().map(|idea| leak(format!("{idea} owned"))));
    let late = early.clone().map(|name| leak(format!("{name}; late")));
    early.chain(late).collect()
});

impl Evaluate for State {
    fn term_names() -> &'static [&'static str] {
        &NAMES
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn terms(&self, seat: Seat, mut tell: impl FnMut(usize, f32)) {
        let late = f32::from(self.turn) / 9.0;
        let mut tell = |term: usize, amount: f32| {
            tell(term, amount);
            tell(term + COUNT, amount * late);
        };
        for (term, amount) in general_terms(self, seat).into_iter().enumerate() {
            tell(term, amount);
        }
        // At the end of an age all orders come back (C41).
        if self.phase == Phase::Orders || !self.turn.is_multiple_of(3) {
            for order in self.orders[seat.index()].available().iter() {
                tell(IN_HAND + order.index(), 1.0);
            }
        }
        for idea in self.player(seat).ideas.iter() {
            tell(OWNED + idea.index(), 1.0);
        }
    }

    /// Laying and performing orders is judged together: a laid card is worth nothing by itself.
    fn actions_done(&self) -> u32 {
        let within = match self.phase {
            Phase::Orders | Phase::Action => 0,
            Phase::Development => 1 + u32::from(self.gone),
            Phase::CleanUp => 8,
            Phase::Scoring => 9 + u32::from(self.gone),
            Phase::Over => 15,
        };
        16 * u32::from(self.turn) + within
    }

    fn turns_done(&self) -> u32 {
        u32::from(self.turn)
    }

    /// Others see only the face-up one of two orders laid (C13).
    fn observed(&self, choice: Choice, _prompt: &Prompt, by: Seat, observer: Seat) -> Choice {
        match choice {
            Choice::Lay { open, .. } if by != observer => Choice::Lay { open, hidden: open },
            other => other,
        }
    }
}

fn general_terms(table: &State, seat: Seat) -> [f32; GENERAL.len()] {
    let owned = table.player(seat).ideas;
    let goods = table.player(seat).goods;
    let others = Seat::all(table.seats as usize).filter(|&other| other != seat);
    let rival = others
        .map(|other| score::projected_points(table, other))
        .max();
    let turns = turns_left(table);
    let moves = turns_left_to_buy(table, seat);
    let if_moves = |amount: f32| if moves > 0.0 { amount } else { 0.0 };
    let [wood, food, stone] = goods.0.map(|amount| if_moves(f32::from(amount.min(6))));
    [
        f32::from(score::projected_points(table, seat)),
        f32::from(rival.unwrap_or(0)),
        (f32::from(goods.total()) / common_price(table)).min(moves),
        f32::from(best_offer(table, seat)),
        if_moves(shortage(table, goods)),
        if_moves(f32::from(goods.0.into_iter().min().unwrap_or(0).min(2))),
        owned.and(INCOME).len() as f32 * turns + calendar_income(table, seat),
        owned.and(JOY).len() as f32 * turns,
        owned.and(EASE).len() as f32 * turns,
        wood,
        food,
        stone,
    ]
}

const INCOME: IdeaSet = set(&[1, 2, 3, 4, 6, 9, 14, 15, 16, 27, 29]);
const JOY: IdeaSet = set(&[11, 17, 25, 28]);
const EASE: IdeaSet = set(&[10, 12, 13, 18, 20, 22, 24, 30, 31, 37, 45]);

const fn set(numbers: &[u8]) -> IdeaSet {
    let mut ideas = IdeaSet::NONE;
    let mut position = 0;
    while position < numbers.len() {
        ideas = ideas.with(Idea::new(numbers[position]));
        position += 1;
    }
    ideas
}

/// In how many action phases an idea that is owned now can still speak.
fn turns_left(table: &State) -> f32 {
    let this_turn = table.phase <= Phase::Action;
    f32::from(9 - table.turn + u8::from(this_turn))
}

/// Calendar brings a set of three at the end of ages I and II: as much as an income of five turns.
fn calendar_income(table: &State, seat: Seat) -> f32 {
    let ends = f32::from(match table.turn {
        1..=3 => 2u8,
        4..=6 => 1,
        _ => 0,
    });
    if table.player(seat).ideas.has(calendar::IDEA) {
        ends * 5.0
    } else {
        0.0
    }
}

/// In how many moves of the development phase the seat can still buy.
fn turns_left_to_buy(table: &State, seat: Seat) -> f32 {
    f32::from(9 - table.turn + u8::from(has_move_this_turn(table, seat)))
}

fn has_move_this_turn(table: &State, seat: Seat) -> bool {
    match table.phase {
        Phase::Orders | Phase::Action => true,
        Phase::Development => {
            !table.has_bought(seat)
                && (table.gone..table.seats).any(|steps| table.acts(steps.into()) == seat)
        }
        _ => false,
    }
}

/// What an idea costs on the whole, in the age that the next purchases belong to.
fn common_price(table: &State) -> f32 {
    if table.turn >= 6 { 5.2 } else { 3.3 }
}

fn best_offer(table: &State, seat: Seat) -> u16 {
    if !has_move_this_turn(table, seat) {
        return 0;
    }
    let on_track = table.track.iter().flatten().copied();
    let affordable = on_track.filter(|&idea| is_affordable(table, seat, idea));
    affordable
        .map(|idea| table.card(idea).points)
        .max()
        .unwrap_or(0)
}

fn shortage(table: &State, goods: Goods) -> f32 {
    let lacking = table
        .track
        .iter()
        .flatten()
        .map(|&idea| goods.lacks(table.card(idea).cost));
    f32::from(lacking.min().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::read;
    use tabletop::{FastRng, Game};

    #[test]
    fn points_and_resources_are_worth_something() {
        let poor = read("turn 2 development\nA\nB\nC").worth(Seat(0));
        let rich = read("turn 2 development\nA 3/3/3\nB\nC").worth(Seat(0));
        let happy = read("turn 2 development\nA tokens 2\nB\nC").worth(Seat(0));
        assert!(rich > poor && happy > poor);
    }

    #[test]
    fn an_idea_that_brings_resources_is_worth_less_when_few_turns_are_left() {
        let worth = |turn: u8| {
            let table = format!("turn {turn} orders\nA ideas axe\nB\nC");
            general_terms(&read(&table), Seat(0))[6]
        };
        assert_eq!((worth(1), worth(9)), (9.0, 1.0));
    }

    /// The terms see nothing that is hidden from the seat.
    #[test]
    fn imagined_tables_have_the_same_terms() {
        let table =
            read("A open logging hidden hunting\nB\nC\ntrack axe law\ndeck ...\ndeck-III ...");
        for seed in 0..20 {
            let imagined = table.resample(Seat(1), &mut FastRng::new(seed));
            assert_eq!(imagined.worth(Seat(1)), table.worth(Seat(1)));
        }
    }
}
