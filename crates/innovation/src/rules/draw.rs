//! Chapter 4: drawing.

use crate::card::Card;
use crate::event::{Act, Event};
use crate::fx::Fx;
use crate::state::{Place, State};
use crate::telling::Why;
use tabletop::{Flow, Seat};

impl State {
    /// The age of the card that a draw of a value gives; none if there is no such card, nor a higher one (R26, R28).
    #[inline]
    pub fn age_drawn(&self, value: u8) -> Option<u8> {
        let wanted = value.max(1);
        let stocked = u32::from(self.stocked) >> wanted.min(11);
        (stocked != 0).then(|| wanted + stocked.trailing_zeros() as u8)
    }
}

impl Fx<'_> {
    /// Draws a card of the value into the hand; from the next higher deck if that one is empty (R26, R28).
    /// An impossible draw ends the game by score (R29).
    pub fn draw(&mut self, me: Seat, value: u8) -> Flow<Card> {
        self.draw_for(me, value, None)
    }

    fn draw_for(&mut self, me: Seat, value: u8, why: Option<Why>) -> Flow<Card> {
        let wanted = value.max(1);
        let Some(age) = self.age_drawn(wanted) else {
            return Err(self.end_by_score());
        };
        let card = self.decks[age as usize - 1].top;
        let lowest = (value == 0).then_some(Why::DrawOne);
        let higher = (age > wanted).then_some(Why::DrawHigher { wanted, age });
        for why in [why, lowest, higher].into_iter().flatten() {
            self.because_of(why);
        }
        self.step(me, Act::Draw, card, Place::Deck, Place::Hand(me))?;
        Ok(card)
    }

    /// Draws several cards of a value, one after the other.
    pub fn draw_times(&mut self, me: Seat, value: u8, times: u8) -> Flow {
        (0..times).try_for_each(|_| self.draw(me, value).map(drop))
    }

    /// A Draw action, or the bonus, which is one (R25, R62).
    pub(crate) fn draw_action(&mut self, me: Seat) -> Flow {
        let value = self.highest_top_value(me);
        let why = (value > 0).then_some(Why::DrawTop { value });
        self.draw_for(me, value, why).map(drop)
    }

    /// Draws a card and melds it (R31).
    pub fn draw_and_meld(&mut self, me: Seat, value: u8) -> Flow<Card> {
        let card = self.draw(me, value)?;
        self.meld(me, card)?;
        Ok(card)
    }

    /// Draws a card and scores it (R31).
    pub fn draw_and_score(&mut self, me: Seat, value: u8) -> Flow<Card> {
        let card = self.draw(me, value)?;
        self.score(me, card)?;
        Ok(card)
    }

    /// Draws a card and tucks it (R31).
    pub fn draw_and_tuck(&mut self, me: Seat, value: u8) -> Flow<Card> {
        let card = self.draw(me, value)?;
        self.tuck(me, card)?;
        Ok(card)
    }

    /// Draws a card and shows it to all; it stays in the hand (R32, R97).
    pub fn draw_and_reveal(&mut self, me: Seat, value: u8) -> Flow<Card> {
        let card = self.draw(me, value)?;
        self.reveal(me, card);
        Ok(card)
    }

    /// Shows a card to all. Whether this alone earns a bonus is an option (D5).
    pub fn reveal(&mut self, me: Seat, card: Card) {
        self.table.show(crate::card::CardSet::only(card));
        self.table.conclude(card.value());
        self.changed |= self.table.rules.reveal_bonus;
        self.tell(Event::Revealed { seat: me, card });
    }

    /// Shows the whole hand as proof that it holds no card that is asked for (R54).
    pub fn show_hand(&mut self, me: Seat) {
        for card in self.hand(me) {
            self.reveal(me, card);
            self.because(Why::Proof);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::event::{Act, Event};
    use crate::testing::{check, play};

    // R10, R25
    #[test]
    fn the_highest_top_card_says_what_is_drawn() {
        check(
            "A  board tools,mathematics archery
             deck 1  pottery
             deck 2  calendar",
            "A draw",
            "A  board tools,mathematics archery  hand calendar
             deck 1  pottery",
        );
    }

    // R6, R25
    #[test]
    fn covered_cards_do_not_raise_the_draw() {
        check(
            "A  board mathematics,tools>
             deck 1  pottery
             deck 2  calendar",
            "A draw",
            "A  board mathematics,tools>  hand pottery
             deck 2  calendar",
        );
    }

    // R9, R25, R28
    #[test]
    fn an_empty_board_draws_from_the_first_deck() {
        check(
            "turn A 2
             deck 1  pottery
             deck 2  calendar",
            "A draw",
            "A  hand pottery
             deck 2  calendar",
        );
    }

    // R26, E011, D3: never down, and up over any number of empty decks.
    #[test]
    fn empty_decks_are_skipped_upwards() {
        check(
            "A  board experimentation
             deck 3  paper
             deck 7  bicycle lighting
             deck 8  flight",
            "A draw",
            "A  board experimentation  hand bicycle
             deck 3  paper
             deck 7  lighting
             deck 8  flight",
        );
    }

    // R26, R29, E012
    #[test]
    fn lower_decks_do_not_save_the_game() {
        check(
            "A  board chemistry
             B  score 1
             deck 4  invention",
            "A draw",
            "A  board chemistry
             B  score 1
             deck 4  invention
             over B by score",
        );
    }

    // R26, R27, R31: the card drawn is the card scored; another 2 in hand cannot replace it.
    #[test]
    fn what_is_drawn_and_scored_is_one_card() {
        check(
            "A  board agriculture  hand tools calendar
             deck 2  mathematics",
            "A dogma agriculture; A tools",
            "A  board agriculture  hand calendar  score mathematics
             deck 1  tools",
        );
        check(
            "A  board agriculture  hand tools calendar
             deck 3  paper",
            "A dogma agriculture; A tools",
            "A  board agriculture  hand calendar  score paper
             deck 1  tools",
        );
    }

    // R9, R28, E014
    #[test]
    fn a_value_of_zero_draws_from_the_first_deck() {
        check(
            "A  board machine-tools
             deck 1  pottery
             deck 6  canning",
            "A dogma machine-tools",
            "A  board machine-tools  score pottery
             deck 6  canning",
        );
    }

    // R9, E014, D16: a colour one does not have counts zero cards; then empty decks are skipped.
    #[test]
    fn a_missing_colour_measures_zero() {
        check(
            "A  board measurement  hand tools
             deck 3  paper",
            "A dogma measurement; A tools; A yellow",
            "A  board measurement  hand tools
             deck 3  paper",
        );
        check(
            "A  board measurement  hand paper
             deck 2  calendar",
            "A dogma measurement; A paper; A yellow",
            "A  board measurement  hand calendar
             deck 3  paper",
        );
    }

    // R29, R120, E015, D9: an 11 ends the game although 10s are left.
    #[test]
    fn an_11_ends_the_game() {
        check(
            "A  board agriculture  hand databases  score 1
             deck 10  software",
            "A dogma agriculture; A databases",
            "A  board agriculture  score 1
             deck 10  software databases
             over A by score",
        );
    }

    // R29: the last card of age 10 can still be drawn.
    #[test]
    fn the_last_10_does_not_end_the_game() {
        check(
            "A  board software
             deck 10  databases",
            "A draw",
            "A  board software  hand databases",
        );
    }

    // R30, E013, D6: the value an effect names does not depend on the top cards.
    #[test]
    fn effects_draw_the_value_they_name() {
        check(
            "A  board writing fission
             deck 1  pottery
             deck 2  calendar
             deck 9  ecology",
            "A dogma writing",
            "A  board writing fission  hand calendar
             deck 1  pottery
             deck 9  ecology",
        );
    }

    /// The values drawn when all decks have cards; no deck has to stand in for a lower one.
    fn drawn(given: &str, script: &str) -> Vec<u8> {
        let played = play(&format!("{given}\ndecks ..."), script);
        let value = |event: &Event| match *event {
            Event::Moved { act, card, .. } => (act == Act::Draw).then_some(card.value()),
            _ => None,
        };
        played.events().iter().filter_map(value).collect()
    }

    // R26, R27, R30: with cards in all decks it shows which value an effect names.
    #[test]
    fn no_lower_deck_is_touched() {
        for (given, script, values) in [
            (
                "A board tools hand sailing oars agriculture",
                "A dogma tools; A sailing; A oars",
                &[3][..],
            ),
            ("A board fermenting", "A dogma fermenting", &[2]),
            (
                "rules edition=2017\nA board fermenting",
                "A dogma fermenting",
                &[2],
            ),
            ("A board optics", "A dogma optics", &[3]),
            ("A board alchemy the-wheel", "A dogma alchemy", &[4]),
            ("A board railroad", "A dogma railroad", &[6, 6, 6]),
            (
                "A board lighting hand tools",
                "A dogma lighting; A tools",
                &[7],
            ),
            (
                "A board explosives\nB hand tools",
                "A dogma explosives",
                &[7],
            ),
            (
                "A board antibiotics hand tools",
                "A dogma antibiotics; A tools",
                &[8, 8],
            ),
            (
                "A board corporations\nB board physics",
                "A dogma corporations",
                &[8, 8],
            ),
            ("A board mobility\nB board tools", "A dogma mobility", &[8]),
            ("A board satellites", "A dogma satellites", &[8, 8, 8]),
            (
                "A board empiricism",
                "A dogma empiricism; A red; A blue",
                &[9],
            ),
            ("A board collaboration", "A dogma collaboration", &[9, 9]),
            (
                "A board quantum-theory hand tools writing",
                "A dogma quantum-theory; A tools; A writing",
                &[10, 10],
            ),
            ("A board computers", "A dogma computers", &[10]),
            (
                "A board ecology hand tools",
                "A dogma ecology; A tools",
                &[10, 10],
            ),
            (
                "A board fission\ndeck 10 databases ...",
                "A dogma fission",
                &[10],
            ),
            (
                "rules edition=2017\nA board fission\ndeck 10 databases ...",
                "A dogma fission",
                &[10, 10],
            ),
            ("A board genetics", "A dogma genetics", &[10]),
            ("A board globalization", "A dogma globalization", &[6]),
            ("A board ai", "A dogma ai", &[10]),
            ("A board software", "A dogma software", &[10, 10, 10]),
            (
                "A board miniaturization hand databases score tools",
                "A dogma miniaturization; A databases",
                &[10],
            ),
            ("A board robotics", "A dogma robotics", &[10]),
            ("A board the-internet", "A dogma the-internet", &[10, 10]),
        ] {
            let drawn = drawn(given, script);
            // What is melded and executed may draw more.
            assert!(drawn.starts_with(values), "{given}: {drawn:?}");
        }
    }

    // R29, R31, R75, E016: the first of two is drawn and scored, and counts when the second ends the game.
    #[test]
    fn an_impossible_second_draw_comes_after_the_first_was_scored() {
        check(
            "A  board suburbia  hand tools writing
             B  score 9
             deck 10  software",
            "A dogma suburbia; A tools; A writing",
            "A  board writing,tools suburbia  score software
             B  score 9
             over A by score",
        );
    }

    // R32, R97: Mysticism reveals; a colour that is not on the board stays in hand.
    #[test]
    fn a_revealed_card_stays_in_the_hand() {
        check(
            "A  board mysticism
             deck 1  tools pottery",
            "A dogma mysticism",
            "A  board mysticism  hand tools
             deck 1  pottery",
        );
    }
}
