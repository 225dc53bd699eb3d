//! Chapter 8: splaying.

use crate::card::{Color, Splay};
use crate::event::Event;
use crate::fx::Fx;
use crate::state::State;
use crate::telling::Why;
use tabletop::{Flow, Seat};

impl State {
    /// Whether splaying the pile so would change it: two or more cards, another direction (R86, R88).
    #[inline]
    pub fn can_splay(&self, seat: Seat, color: Color, splay: Splay) -> bool {
        let pile = self.pile(seat, color);
        pile.len >= 2 && pile.splay != splay
    }

    /// How many of a player's piles are splayed in this direction.
    pub fn splayed(&self, seat: Seat, splay: Splay) -> u8 {
        let colors = Color::ALL.iter();
        colors
            .filter(|&&color| self.splay_of(seat, color) == splay)
            .count() as u8
    }
}

impl Fx<'_> {
    /// Splays a pile if that changes it; tells whether it did.
    pub fn splay(&mut self, me: Seat, color: Color, splay: Splay) -> Flow<bool> {
        if !self.can_splay(me, color, splay) {
            self.nothing_fits(Why::NothingToSplay);
            return Ok(false);
        }
        self.table.set_splay(me, color, splay);
        self.changed = true;
        self.tell(Event::Splayed {
            seat: me,
            color,
            splay,
        });
        self.check_achievements()?;
        Ok(true)
    }

    /// The player may splay one of the colours (R88).
    pub fn may_splay(&mut self, me: Seat, colors: &[Color], splay: Splay) -> Flow<Option<Color>> {
        let chosen = self.may_choose_splay(me, colors, splay)?;
        if let Some(color) = chosen {
            self.splay(me, color, splay)?;
        }
        Ok(chosen)
    }

    /// The player may turn one of his piles from one direction to another (R89).
    pub fn may_turn(&mut self, me: Seat, from: Splay, to: Splay) -> Flow<Option<Color>> {
        let mut colors = arrayvec::ArrayVec::<Color, 5>::new();
        colors.extend(
            Color::ALL
                .into_iter()
                .filter(|&color| self.table.splay_of(me, color) == from),
        );
        self.may_splay(me, &colors, to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Icon;
    use crate::testing::{A, check, check_options, play, table};

    /// Crown, leaf, bulb, castle, factory, clock.
    fn icons(given: &str) -> [u8; 6] {
        Icon::ALL.map(|icon| table(given).icons(A, icon))
    }

    // R3, R43, R83, E060: Archery castle, bulb / hexagon, castle; Metalworking castle, castle / hexagon, castle;
    // Oars on top castle, crown / hexagon, castle.
    #[test]
    fn a_splay_shows_one_two_or_three_corners_of_covered_cards() {
        assert_eq!(
            icons("A board archery,metalworking,oars"),
            [1, 0, 0, 2, 0, 0]
        );
        assert_eq!(
            icons("A board archery,metalworking,oars<"),
            [1, 0, 0, 4, 0, 0]
        );
        assert_eq!(
            icons("A board archery,metalworking,oars>"),
            [1, 0, 1, 5, 0, 0]
        );
        assert_eq!(
            icons("A board archery,metalworking,oars^"),
            [1, 0, 1, 5, 0, 0]
        );
    }

    // R83, E060: Sailing has all its corners different: crown, crown / hexagon, leaf. Clothing: hexagon, crown / leaf, leaf.
    #[test]
    fn each_direction_shows_its_own_corners() {
        assert_eq!(icons("A board sailing,the-wheel"), [0, 0, 0, 3, 0, 0]);
        assert_eq!(icons("A board sailing,the-wheel<"), [0, 1, 0, 3, 0, 0]);
        assert_eq!(icons("A board sailing,the-wheel>"), [2, 0, 0, 3, 0, 0]);
        assert_eq!(icons("A board sailing,the-wheel^"), [1, 1, 0, 3, 0, 0]);
        assert_eq!(icons("A board clothing,the-wheel<"), [0, 1, 0, 3, 0, 0]);
        assert_eq!(icons("A board clothing,the-wheel>"), [1, 0, 0, 3, 0, 0]);
        assert_eq!(icons("A board clothing,the-wheel^"), [1, 2, 0, 3, 0, 0]);
    }

    // R83, E060: Mass Media has bulb, hexagon / clock, bulb; Flight crown, hexagon / clock, crown.
    #[test]
    fn hexagons_shown_count_for_nothing() {
        assert_eq!(icons("A board mass-media,databases>"), [0, 0, 1, 0, 0, 3]);
        assert_eq!(icons("A board mass-media,databases^"), [0, 0, 1, 0, 0, 4]);
        assert_eq!(icons("A board flight,robotics<"), [1, 0, 0, 0, 2, 1]);
    }

    // R34, R84, E061: what is melded, tucked or transferred into a splayed pile takes part at once.
    #[test]
    fn new_cards_continue_the_splay() {
        let melded = play("A board tools,writing< hand pottery", "A meld pottery");
        // Pottery in full, the crown of Writing, the castle of Tools.
        assert_eq!(melded.table().all_icons(A).counts(), [1, 3, 0, 1, 0, 0]);
        let tucked = play(
            "A board tools,writing< code-of-laws hand pottery",
            "A dogma code-of-laws; A pottery",
        );
        // Writing in full, the castle of Tools, a leaf of Pottery; Code of Laws two crowns and a leaf.
        assert_eq!(tucked.table().all_icons(A).counts(), [3, 2, 2, 1, 0, 0]);
        check(
            "A  board tools,writing< code-of-laws  hand pottery",
            "A dogma code-of-laws; A pottery",
            "A  board pottery,tools,writing< code-of-laws",
        );
    }

    // R85, E064: a new direction replaces the old one.
    #[test]
    fn splays_do_not_add_up() {
        let given = "A board tools,printing-press<";
        check(
            given,
            "A dogma printing-press; A blue",
            "A board tools,printing-press>",
        );
        let turned = play(given, "A dogma printing-press; A blue");
        // Printing Press two bulbs and a crown; Tools right: a hexagon and a bulb, no longer the castle.
        assert_eq!(turned.table().all_icons(A).counts(), [1, 0, 3, 0, 0, 0]);
    }

    // R61, R86, E050: with one card there is nothing to ask.
    #[test]
    fn a_single_card_cannot_be_splayed() {
        check(
            "A  board printing-press",
            "A dogma printing-press",
            "A  board printing-press
             turn A 1",
        );
    }

    // R87, E062: Coal scores Writing and the card beneath; the last card forgets the splay for good.
    #[test]
    fn a_pile_of_one_card_forgets_its_splay() {
        check(
            "A  board pottery,tools,writing< coal  hand calendar
             deck 5  astronomy",
            "A dogma coal; A writing; A meld calendar",
            "A  board pottery,calendar coal astronomy  score tools writing
             turn B 2",
        );
        let shrunk = play(
            "A board pottery,tools,writing< coal
             deck 5 astronomy",
            "A dogma coal; A writing",
        );
        // Pottery three leaves, Coal three factories, Astronomy a crown and two bulbs.
        assert_eq!(shrunk.table().all_icons(A).counts(), [1, 3, 2, 0, 3, 0]);
    }

    // R87, E062: also when the bottom card goes, and when the whole pile goes and comes back.
    #[test]
    fn the_rest_of_a_pair_is_unsplayed_whichever_card_goes() {
        check(
            "A  board agriculture,steam-engine>
             deck 4  experimentation invention",
            "A dogma steam-engine",
            "A  board steam-engine experimentation invention  score agriculture",
        );
        check(
            "A  board tools,writing< coal  hand calendar
             deck 5  astronomy",
            "A dogma coal; A writing; A meld calendar",
            "A  board calendar coal astronomy  score tools writing",
        );
    }

    // R84, R87, E063: Steam Engine scores the bottom card; two are left.
    #[test]
    fn a_pile_that_keeps_two_cards_keeps_its_splay() {
        check(
            "A  board agriculture,domestication,steam-engine<
             deck 4  experimentation invention",
            "A dogma steam-engine",
            "A  board domestication,steam-engine< experimentation invention  score agriculture",
        );
    }

    // R61, R88, E065
    #[test]
    fn only_piles_that_would_change_are_offered() {
        check_options(
            "A  board tools,writing oars,archery< sailing agriculture,masonry> philosophy",
            "A dogma philosophy",
            "A: blue; yellow; pass",
        );
    }

    // R89, E066: Invention turns left to right, Railroad right to up.
    #[test]
    fn turning_a_splay_needs_exactly_the_named_direction() {
        check_options(
            "A  board tools,writing< oars,archery> agriculture,masonry^ city-states,mysticism invention
             deck 4  anatomy",
            "A dogma invention",
            "A: blue; pass",
        );
        check_options(
            "A  board tools,writing< oars,archery> agriculture,masonry^ sailing,the-wheel railroad
             deck 6  canning vaccination democracy",
            "A dogma railroad",
            "A: red; pass",
        );
    }

    // R88: a direction the pile already has satisfies no «if you do».
    #[test]
    fn splaying_again_changes_nothing() {
        let table = table("A board tools,writing<");
        assert!(!table.can_splay(A, Color::Blue, Splay::Left));
        assert!(table.can_splay(A, Color::Blue, Splay::Right));
        assert!(!table.can_splay(A, Color::Red, Splay::Left));
    }
}
