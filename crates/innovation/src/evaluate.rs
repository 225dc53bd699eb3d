//! How good a table is for a seat, in named terms. The weights in `evaluate/weights.txt` are fitted from self-play.
//!
//! The general terms count twice: as they are, and multiplied by how far the game has gone, because an icon lead is
//! worth more early and points are worth more late. Besides, every card has a worth of its own: in hand, on top of a
//! pile, and on top while its effects are its owner's alone or its demand hits somebody.

use crate::card::{Card, Color, Effect, Icon, Splay};
use crate::event::{Ask, Choice, Prompt};
use crate::state::{Achievement, State};
use std::sync::LazyLock;
use tabletop::{Evaluate, Game, Seat, Weights};

const GENERAL: [&str; 39] = [
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
    "crowns against the most of another side",
    "leaves against the most of another side",
    "bulbs against the most of another side",
    "castles against the most of another side",
    "factories against the most of another side",
    "clocks against the most of another side",
    "icons in which nobody has as many",
    "icons in which somebody has more",
    "own demands that somebody must obey",
    "demands of others that hit",
    "effects of others that can be shared",
    "nearness of Empire, World, Wonder and Universe",
    "lead in points while few cards are left",
    "actions left in the running turn",
    "numbered achievements that can be claimed in the running turn",
    "own demands that somebody must obey in the running turn",
    "turns before the own one, as part of a round",
    "achievements of the strongest rival, as part of those needed",
    "numbered achievements that a rival can claim now",
    "three players",
    "four players",
];

/// Where the terms of single cards begin.
const IN_HAND: usize = 2 * GENERAL.len();
const ON_TOP: usize = IN_HAND + Card::COUNT;
const EFFECTIVE: usize = ON_TOP + Card::COUNT;

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("evaluate/weights.txt"), &NAMES));

static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let leak = |name: String| &*name.leak();
    let of_cards = |place: &'static str| {
        Card::all().map(move |card| leak(format!("{} {place}", card.def().name)))
    };
    GENERAL
        .into_iter()
        .chain(GENERAL.map(|name| leak(format!("{name}, late"))))
        .chain(of_cards("in hand"))
        .chain(of_cards("on top"))
        .chain(of_cards("on top, unshared or hitting"))
        .collect()
});

impl Evaluate for State {
    fn term_names() -> &'static [&'static str] {
        &NAMES
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn terms(&self, seat: Seat, mut tell: impl FnMut(usize, f32)) {
        let late = self.lateness();
        for (term, amount) in self.general_terms(seat).into_iter().enumerate() {
            if amount != 0.0 {
                tell(term, amount);
                tell(term + GENERAL.len(), amount * late);
            }
        }
        for card in self.hand(seat).iter() {
            tell(IN_HAND + card.index(), 1.0);
        }
        for card in self.tops(seat).iter() {
            tell(ON_TOP + card.index(), 1.0);
            if self.is_effective(seat, card) {
                tell(EFFECTIVE + card.index(), 1.0);
            }
        }
    }

    fn actions_done(&self) -> u32 {
        2 * u32::from(self.turns) + 2 - u32::from(self.actions_left)
    }

    fn turns_done(&self) -> u32 {
        u32::from(self.turns)
    }

    /// Two turns of each player, so that one's own next turn counts too. With more than two players it takes many tables
    /// to see that far: few are better spent on four turns.
    fn horizon(seats: usize, patient: bool) -> Option<u32> {
        Some(if patient { 2 * seats as u32 } else { 4 })
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

    fn general_terms(&self, seat: Seat) -> [f32; GENERAL.len()] {
        let needed = self.achievements_needed() as f32;
        let owned = self.side_achievements(seat) as f32;
        let points = f32::from(self.points(seat));
        let tops = self.tops(seat);
        let highest = tops.highest_value();
        let claimable = self.claimable(seat);
        let next =
            (self.earned(seat) + 1..=9).find(|&age| self.is_available(Achievement::Age(age)));
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
        let others = || {
            self.all_seats()
                .filter(|&other| !self.same_side(seat, other))
        };
        let icons = self.all_icons(seat);
        let (mut ahead, mut behind, mut shown) = (0.0, 0.0, 0.0);
        let against = Icon::ALL.map(|icon| {
            let own = icons.of(icon);
            let most = others().map(|other| self.icons(other, icon)).max();
            let most = most.unwrap_or(0);
            shown += f32::from(own);
            ahead += f32::from(u8::from(own > most));
            behind += f32::from(u8::from(own < most));
            ((f32::from(own) - f32::from(most)) / 4.0).clamp(-1.0, 1.0)
        });
        let demanding = tops
            .iter()
            .filter(|&card| is_demand(card) && self.is_effective(seat, card))
            .count();
        let (mut hit, mut shared) = (0.0, 0.0);
        for card in self.tops_of(others()).iter() {
            let icon = card.def().dogma_icon;
            let owner = others().find(|&other| self.tops(other).has(card));
            let more = owner.is_some_and(|owner| self.icons(owner, icon) > icons.of(icon));
            match (more, is_demand(card)) {
                (true, true) => hit += 1.0,
                (false, false) => shared += 1.0,
                _ => {}
            }
        }
        let actions = match self.turn() == seat {
            true => f32::from(self.actions_left()) / 2.0,
            false => 0.0,
        };
        let turn = self.turn().index();
        let until = (seat.index() + self.seats() - turn) % self.seats();
        let rivals = others().map(|other| self.side_achievements(other)).max();
        let threat = others()
            .map(|other| self.claimable(other))
            .fold(0.0, f32::max);
        let players = |count| f32::from(u8::from(self.seats() == count));
        let splayed = |splay| f32::from(self.splayed(seat, splay));
        let hand = self.hand(seat);
        [
            owned / needed,
            (owned / needed).powi(2),
            if owned + 1.0 >= needed { 1.0 } else { 0.0 },
            claimable,
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
            against[0],
            against[1],
            against[2],
            against[3],
            against[4],
            against[5],
            ahead / 6.0,
            behind / 6.0,
            demanding as f32 / 5.0,
            hit / 5.0,
            shared / 5.0,
            self.special_nearness(seat),
            lead * scarcity,
            actions,
            actions * claimable,
            actions * demanding as f32 / 5.0,
            until as f32 / self.seats() as f32,
            rivals.unwrap_or(0) as f32 / needed,
            threat,
            players(3),
            players(4),
        ]
    }

    /// The highest age for whose achievement a seat has the points and the top card.
    fn earned(&self, seat: Seat) -> u8 {
        let by_points = (self.points(seat) / 5).min(9) as u8;
        self.highest_top_value(seat).min(by_points)
    }

    /// How many numbered achievements a seat could claim now; more than three count as three.
    fn claimable(&self, seat: Seat) -> f32 {
        let earned = 1..=self.earned(seat);
        let claimable = earned.filter(|&age| self.is_available(Achievement::Age(age)));
        claimable.take(3).count() as f32
    }

    /// Whether the effects of a top card are its owner's alone, or its demand hits somebody.
    fn is_effective(&self, seat: Seat, card: Card) -> bool {
        let icon = card.def().dogma_icon;
        let own = self.icons(seat, icon);
        let mut others = self
            .all_seats()
            .filter(|&other| !self.same_side(seat, other));
        match is_demand(card) {
            true => others.any(|other| self.icons(other, icon) < own),
            false => others.all(|other| self.icons(other, icon) < own),
        }
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

fn is_demand(card: Card) -> bool {
    matches!(card.def().effects.first(), Some(Effect::Demand(_)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{A, B, C, table};
    use std::collections::HashSet;

    fn term(given: &str, seat: Seat, name: &str) -> f32 {
        let number = NAMES.iter().position(|&term| term == name);
        let mut amount = 0.0;
        table(given).terms(seat, |term, told| {
            if Some(term) == number {
                amount = told;
            }
        });
        assert!(number.is_some(), "no term is called «{name}»");
        amount
    }

    const THREE: &str = "A  board mathematics  score 10  achieved 3
                         B  board tools  score 10 5
                         C  board pottery
                         turn B 2";

    /// A has the points and the top card for ages 1 and 2, B the points for 3 but a top card of age 1 (R36).
    #[test]
    fn achievements_that_can_be_claimed_are_counted_for_oneself_and_as_a_threat() {
        let claimable = |seat| term(THREE, seat, "numbered achievements that can be claimed now");
        assert_eq!([A, B, C].map(claimable), [2.0, 1.0, 0.0]);
        let threat = |seat| {
            let name = "numbered achievements that a rival can claim now";
            term(THREE, seat, name)
        };
        assert_eq!([A, B, C].map(threat), [1.0, 2.0, 2.0]);
    }

    #[test]
    fn turns_before_the_own_one_go_round_the_table() {
        let name = "turns before the own one, as part of a round";
        let until = |seat| term(THREE, seat, name);
        assert_eq!([A, B, C].map(until), [2.0 / 3.0, 0.0, 1.0 / 3.0]);
    }

    /// With three players five achievements are needed (R115).
    #[test]
    fn the_strongest_rival_is_somebody_else() {
        let name = "achievements of the strongest rival, as part of those needed";
        let rival = |seat| term(THREE, seat, name);
        assert_eq!([A, B, C].map(rival), [0.0, 0.2, 0.2]);
        assert_eq!(term(THREE, A, "three players"), 1.0);
        assert_eq!(term(THREE, A, "four players"), 0.0);
    }

    #[test]
    fn every_term_has_a_name_of_its_own_and_a_fitted_weight() {
        let lines = include_str!("evaluate/weights.txt").lines();
        let fitted: HashSet<&str> = lines
            .filter_map(|line| Some(line.split_once("  ")?.1))
            .collect();
        let names: HashSet<&str> = NAMES.iter().copied().collect();
        assert_eq!(names.len(), NAMES.len());
        assert_eq!(names.difference(&fitted).next(), None);
    }
}
