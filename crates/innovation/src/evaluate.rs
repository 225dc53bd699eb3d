//! How good a table is for a seat, in named terms. The weights in `evaluate/weights.txt` are fitted from self-play.
//!
//! Each term counts twice: as it is, and multiplied by how far the game has gone, because an icon lead is worth
//! more early and points are worth more late.

use crate::card::{Card, Color, Icon, Splay};
use crate::event::{Ask, Choice, Prompt};
use crate::state::{Achievement, State};
use std::sync::LazyLock;
use tabletop::{Evaluate, Seat};

const BASE: [&str; 22] = [
    "achievements owned, as part of those needed",
    "the same squared",
    "one achievement missing",
    "numbered achievements that can be claimed now",
    "points, as part of 50",
    "points towards the next open achievement",
    "top card high enough for the next open achievement",
    "points lead",
    "hand cards",
    "values in hand, as part of 10",
    "highest top card, as part of 10",
    "sum of top cards, as part of 50",
    "colours on the board",
    "cards on the board",
    "piles splayed left",
    "piles splayed right",
    "piles splayed up",
    "icons shown",
    "icons in which nobody has as many",
    "icons in which somebody has more",
    "nearness of Empire, World, Wonder and Universe",
    "lead in points while few cards are left",
];

const COUNT: usize = 2 * BASE.len();

static WEIGHTS: LazyLock<[f32; COUNT]> = LazyLock::new(|| {
    let mut numbers = include_str!("evaluate/weights.txt")
        .lines()
        .filter_map(|line| line.split_whitespace().next()?.parse().ok());
    std::array::from_fn(|_| numbers.next().unwrap_or(0.0))
});

static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let late = BASE.map(|name| &*format!("{name}, late").leak());
    BASE.into_iter().chain(late).collect()
});

impl Evaluate for State {
    fn term_names() -> &'static [&'static str] {
        &NAMES
    }

    fn weights() -> &'static [f32] {
        &*WEIGHTS
    }

    fn terms(&self, seat: Seat, terms: &mut [f32]) {
        let base = self.base_terms(seat);
        let late = self.lateness();
        for (position, term) in base.into_iter().enumerate() {
            terms[position] = term;
            terms[position + BASE.len()] = term * late;
        }
    }

    fn actions_done(&self) -> u32 {
        2 * u32::from(self.turns) + 2 - u32::from(self.actions_left)
    }

    fn turns_done(&self) -> u32 {
        u32::from(self.turns)
    }

    /// Others see only the age of a card that is returned, scored or handed over from a hidden place (R126).
    fn observed(&self, choice: Choice, prompt: &Prompt, by: Seat, observer: Seat) -> Choice {
        let hidden = matches!(
            prompt.ask,
            Ask::Return | Ask::Score | Ask::Transfer | Ask::Keep | Ask::Exchange | Ask::Arrange
        );
        match choice {
            Choice::Card(card)
                if hidden && by != observer && !self.tops_of(self.all_seats()).has(card) =>
            {
                Choice::Value(card.value())
            }
            open => open,
        }
    }

    fn same_side(&self, one: Seat, other: Seat) -> bool {
        State::same_side(self, one, other)
    }
}

impl State {
    /// How far the game has gone, from 0 to 1: by the age from which the next cards come.
    fn lateness(&self) -> f32 {
        let highest = self
            .all_seats()
            .map(|seat| self.highest_top_value(seat))
            .max()
            .unwrap_or(0);
        f32::from(highest) / 10.0
    }

    fn base_terms(&self, seat: Seat) -> [f32; BASE.len()] {
        let needed = self.achievements_needed() as f32;
        let owned = self.side_achievements(seat) as f32;
        let points = f32::from(self.points(seat));
        let tops = self.tops(seat);
        let highest = tops.highest_value();
        let open = (1..=9u8).filter(|&age| self.is_available(Achievement::Age(age)));
        let claimable = open
            .clone()
            .filter(|&age| points >= 5.0 * f32::from(age) && highest >= age)
            .count();
        let next = open
            .clone()
            .find(|&age| !(points >= 5.0 * f32::from(age) && highest >= age));
        let (towards, high_enough) = next.map_or((1.0, 1.0), |age| {
            let wanted = 5.0 * f32::from(age);
            (
                (points / wanted).min(1.0),
                if highest >= age { 1.0 } else { 0.0 },
            )
        });
        let best_other = self
            .all_seats()
            .filter(|&other| !self.same_side(seat, other))
            .map(|other| self.points(other))
            .max()
            .unwrap_or(0);
        let lead = ((points - f32::from(best_other)) / 20.0).clamp(-1.0, 1.0);
        let left = (u32::from(self.stocked) >> highest.max(1)).count_ones() as f32;
        let scarcity = (1.0 - left / 4.0).max(0.0);
        let icons = self.all_icons(seat);
        let (mut ahead, mut behind, mut shown) = (0.0, 0.0, 0.0);
        for icon in Icon::ALL {
            let own = icons.of(icon);
            shown += f32::from(own);
            let others = self
                .all_seats()
                .filter(|&other| !self.same_side(seat, other));
            match others
                .map(|other| self.icons(other, icon))
                .max()
                .unwrap_or(0)
            {
                most if most < own => ahead += 1.0,
                most if most > own => behind += 1.0,
                _ => {}
            }
        }
        let splayed = |splay| f32::from(self.splayed(seat, splay));
        let hand = self.hand(seat);
        [
            owned / needed,
            (owned / needed).powi(2),
            if owned + 1.0 >= needed { 1.0 } else { 0.0 },
            (claimable as f32).min(3.0),
            points / 50.0,
            towards,
            high_enough,
            lead,
            hand.len() as f32 / 5.0,
            f32::from(hand.points()) / 10.0,
            f32::from(highest) / 10.0,
            f32::from(tops.points()) / 50.0,
            tops.len() as f32 / 5.0,
            self.board(seat).len() as f32 / 20.0,
            splayed(Splay::Left),
            splayed(Splay::Right),
            splayed(Splay::Up),
            shown / 20.0,
            ahead / 6.0,
            behind / 6.0,
            self.special_nearness(seat),
            lead * scarcity,
        ]
    }

    /// How near the open special achievements are, each counted only when more than half is done.
    fn special_nearness(&self, seat: Seat) -> f32 {
        use crate::state::Special::{Empire, Universe, Wonder, World};
        let icons = self.all_icons(seat).counts();
        let part = |done: f32| (done - 0.5).max(0.0);
        let mut nearness = 0.0;
        if self.is_available(Achievement::Special(Empire)) {
            let done: u8 = icons.iter().map(|&count| count.min(3)).sum();
            nearness += part(f32::from(done) / 18.0);
        }
        if self.is_available(Achievement::Special(World)) {
            nearness += part(f32::from(icons[Icon::Clock as usize]) / 12.0);
        }
        if self.is_available(Achievement::Special(Wonder)) {
            let done = self.splayed(seat, Splay::Right) + self.splayed(seat, Splay::Up);
            nearness += part(f32::from(done) / 5.0);
        }
        if self.is_available(Achievement::Special(Universe)) {
            let high = Color::ALL.iter().filter_map(|&color| self.top(seat, color));
            let done = high.map(Card::value).filter(|&value| value >= 8).count();
            nearness += part(done as f32 / 5.0);
        }
        nearness
    }
}
