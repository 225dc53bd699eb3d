//! Chapter 2: set-up.

use crate::card::{Card, CardSet};
use crate::event::{Act, Ask, Choice, Event, Prompt};
use crate::fx::{Fx, Options};
use crate::state::{Language, Phase, Place, Rules, SEATS, State};
use crate::telling::Why;
use arrayvec::ArrayVec;
use tabletop::{Decision, Flow, GameRng, Players, Seat, Seed};

/// A new table: decks shuffled, achievements set aside, two cards dealt to each hand (R12 to R15).
pub(crate) fn deal(rules: &Rules, seats: usize, seed: &Seed) -> Result<State, String> {
    check_seats(rules, seats)?;
    let mut table = State::empty(*rules, seats);
    table.forget_everything();
    let mut rng = GameRng::new(seed);
    for age in 1..=10 {
        let mut cards: ArrayVec<Card, 15> = CardSet::aged(age).iter().collect();
        rng.shuffle(&mut cards);
        if age < 10
            && let Some(card) = cards.pop()
        {
            table.achievement_cards[age as usize - 1] = card;
        }
        cards
            .into_iter()
            .for_each(|card| table.put_under_deck(card));
    }
    table.chance = rng.bits();
    for _ in 0..2 {
        for seat in Seat::all(seats) {
            let card = table.decks[0].top;
            let (from, to) = (Place::Deck, Place::Hand(seat));
            let seen = table.who_can_tell(card, from, to);
            table.follow(card, from, to, seen, CardSet::ALL);
            table.take(card, from);
            table.put(card, to, false);
        }
    }
    table.phase = Phase::FirstMeld;
    Ok(table)
}

pub(crate) fn check_seats(rules: &Rules, seats: usize) -> Result<(), String> {
    match seats {
        2..=SEATS if rules.teams && seats != 4 => {
            Err(format!("the team game needs 4 players, not {seats}"))
        }
        2..=SEATS => Ok(()),
        _ => Err(format!("Innovation needs 2 to 4 players, not {seats}")),
    }
}

/// One unit: all choose their first card in secret; the title that comes first decides who starts (R15, R16).
pub(crate) fn first_meld(table: &mut State, players: &mut dyn Players<State>) -> Flow {
    let seats = table.seats as usize;
    let options: ArrayVec<Options, SEATS> = Seat::all(seats)
        .map(|seat| table.hand(seat).iter().map(Choice::Card).collect())
        .collect();
    let prompt = Prompt {
        ask: Ask::FirstMeld,
        card: None,
        effect: 0,
        demand: false,
        clause: None,
    };
    let decisions: ArrayVec<Decision<'_, State>, SEATS> = Seat::all(seats)
        .map(|seat| Decision {
            seat,
            prompt,
            options: &options[seat.index()],
            veiled: false,
        })
        .collect();
    let mut answers = [Choice::Pass; SEATS];
    players.ask_together(table, &decisions, &mut answers[..seats])?;
    let mut fx = Fx::new(table, players);
    for seat in Seat::all(seats) {
        if let Choice::Card(card) = answers[seat.index()] {
            fx.step(seat, Act::Meld, card, Place::Hand(seat), Place::Board(seat))?;
        }
    }
    let language = fx.table.rules.start;
    let melded = Seat::all(seats).filter_map(|seat| Some((seat, fx.tops(seat).first()?)));
    if let Some((seat, card)) = melded.min_by_key(|&(_, card)| title_rank(card, language)) {
        fx.tell(Event::Starts {
            seat,
            card,
            language,
        });
        fx.because(Why::Start);
        fx.begin_turn(seat);
    }
    Ok(())
}

/// The cards of age 1 in the alphabetical order of their titles in a language: the first one starts (R16, D1).
pub fn start_order(language: Language) -> impl Iterator<Item = Card> {
    let order = match language {
        Language::En => ENGLISH,
        Language::Pl => POLISH,
        Language::Ru => RUSSIAN,
        Language::Cs => CZECH,
    };
    order.into_iter().map(|number| Card(number - 1))
}

/// The place of a title among those of age 1 in alphabetical order.
fn title_rank(card: Card, language: Language) -> usize {
    start_order(language)
        .position(|other| other == card)
        .unwrap_or(usize::MAX)
}

/// The printed numbers of the cards of age 1 in the alphabetical order of their titles, in each language.
const ENGLISH: [u8; 15] = [13, 10, 7, 4, 8, 14, 15, 11, 9, 12, 1, 5, 6, 2, 3];
const POLISH: [u8; 15] = [1, 8, 6, 10, 7, 9, 15, 2, 11, 4, 3, 13, 14, 12, 5];
const RUSSIAN: [u8; 15] = [12, 1, 7, 13, 15, 6, 11, 9, 5, 4, 14, 2, 3, 8, 10];
const CZECH: [u8; 15] = [14, 1, 6, 10, 7, 9, 2, 4, 3, 5, 12, 8, 15, 13, 11];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Achievement;
    use crate::testing::{A, B, C, check, check_options, play};
    use tabletop::{Game, Illegal, Play, Record};

    fn new_play(rules: Rules, seats: usize, number: u64) -> Play<State> {
        Play::new(Record::new(rules, seats, Seed::from_number(number))).unwrap()
    }

    /// Everybody melds the first of his two cards.
    fn started(seats: usize, number: u64) -> Play<State> {
        let mut play = new_play(Rules::default(), seats, number);
        for seat in Seat::all(seats) {
            let choice = play.pending_for(seat).unwrap().options[0];
            play.apply(seat, choice).unwrap();
        }
        play
    }

    // R5, R12, R13, R14, R15, D2
    #[test]
    fn each_age_is_a_deck_that_gives_one_achievement_but_the_last() {
        for seats in 2..=4 {
            let table = State::setup(&Rules::default(), seats, &Seed::from_number(3)).unwrap();
            assert_eq!(usize::from(table.deck_len(1)), 15 - 1 - 2 * seats);
            (2..=9).for_each(|age| assert_eq!(table.deck_len(age), 9));
            assert_eq!(table.deck_len(10), 10);
            for (index, card) in table.achievement_cards.into_iter().enumerate() {
                assert_eq!(usize::from(card.value()), index + 1);
            }
            assert!(Achievement::all().all(|achievement| table.is_available(achievement)));
            assert_eq!(Achievement::all().count(), 9 + 5);
            for seat in Seat::all(seats) {
                assert_eq!(table.hand(seat).len(), 2);
                assert_eq!(table.hand(seat).of_value(1).len(), 2);
                assert!(table.board(seat).is_empty() && table.score_pile(seat).is_empty());
            }
        }
    }

    // R12, R13
    #[test]
    fn every_card_of_an_age_can_be_the_achievement_or_the_first_of_its_deck() {
        let mut aside = CardSet::EMPTY;
        let mut first = CardSet::EMPTY;
        for number in 0..400 {
            let seed = Seed::from_number(number);
            let table = State::setup(&Rules::default(), 2, &seed).unwrap();
            aside = aside.or(table.achievement_cards.into_iter().collect());
            first = first.or(table.decks.iter().map(|deck| deck.top).collect());
        }
        assert_eq!(aside.len(), 95);
        assert_eq!(first.len(), 105);
    }

    #[test]
    fn other_numbers_of_players_are_refused() {
        let teams = Rules {
            teams: true,
            ..Rules::default()
        };
        let seed = Seed::from_number(0);
        for seats in [0, 1, 5, 8] {
            assert!(State::setup(&Rules::default(), seats, &seed).is_err());
        }
        assert!(State::setup(&teams, 2, &seed).is_err());
        assert!(State::setup(&teams, 4, &seed).is_ok());
    }

    // R15
    #[test]
    fn everybody_is_asked_at_once_for_one_of_the_own_two_cards() {
        let play = new_play(Rules::default(), 4, 11);
        assert_eq!(play.pending().len(), 4);
        for open in play.pending() {
            let hand = play.table().hand(open.seat).iter().map(Choice::Card);
            assert_eq!(open.options, hand.collect::<Vec<_>>());
        }
    }

    // R15
    #[test]
    fn no_first_card_is_seen_before_the_last_answer_whatever_the_order() {
        let orders = [
            [0, 1, 2],
            [0, 2, 1],
            [1, 0, 2],
            [1, 2, 0],
            [2, 0, 1],
            [2, 1, 0],
        ];
        let mut results = Vec::new();
        for order in orders {
            let mut play = new_play(Rules::default(), 3, 5);
            let seen = |play: &Play<State>| -> Vec<_> {
                let viewers = [Some(A), Some(B), Some(C), None];
                viewers.map(|viewer| play.table().view(viewer)).into()
            };
            let before = seen(&play);
            for (count, seat) in order.map(Seat).into_iter().enumerate() {
                assert!(play.events().is_empty());
                assert!(
                    seen(&play) == before,
                    "a view changed after {count} answers"
                );
                assert_eq!(play.pending().len(), 3 - count);
                let choice = play.pending_for(seat).unwrap().options[1];
                play.apply(seat, choice).unwrap();
            }
            assert_eq!(play.pending().len(), 1);
            results.push((*play.table(), play.events().to_vec()));
        }
        assert!(results.windows(2).all(|pair| pair[0] == pair[1]));
    }

    // R15
    #[test]
    fn a_first_card_once_chosen_cannot_be_chosen_again() {
        let mut play = new_play(Rules::default(), 2, 5);
        let options = play.pending_for(A).unwrap().options.clone();
        play.apply(A, options[0]).unwrap();
        let refused = play.apply(A, options[1]);
        assert!(matches!(refused, Err(Illegal::NotAsked { .. })));
        assert_eq!(play.record().choices.len(), 1);
    }

    // R16, E001, D1: articles are part of the title; the last title looked at has no privilege.
    #[test]
    fn the_wheel_starts_before_tools_and_writing() {
        check(
            "setup
             A  hand tools agriculture
             B  hand the-wheel oars
             C  hand writing pottery",
            "C writing; A tools; B the-wheel",
            "A  board tools  hand agriculture
             B  board the-wheel  hand oars
             C  board writing  hand pottery
             turn B 1",
        );
    }

    // R16, E001
    #[test]
    fn the_rest_of_the_title_decides_between_equal_letters() {
        check(
            "setup
             A  hand masonry tools
             B  hand mysticism pottery
             C  hand metalworking oars",
            "A masonry; B mysticism; C metalworking",
            "A  board masonry  hand tools
             B  board mysticism  hand pottery
             C  board metalworking  hand oars
             turn A 1",
        );
        check(
            "setup
             A  hand code-of-laws tools
             B  hand clothing pottery
             C  hand city-states oars",
            "A code-of-laws; B clothing; C city-states",
            "A  board code-of-laws  hand tools
             B  board clothing  hand pottery
             C  board city-states  hand oars
             turn C 1",
        );
    }

    // R16, D1
    #[test]
    fn each_language_has_its_own_first_title() {
        // Tools and Pottery: Narzędzia, Garncarstwo; Орудия труда, Гончарное дело; Nástroje, Keramika.
        // Archery and The Wheel: Łucznictwo, Koło; Стрельба из лука, Колесо; Lukostřelba, Kolo.
        // Oars and Agriculture: Wiosła, Rolnictwo; Вёсла, Земледелие; Vesla, Zemědělství.
        let cases = [
            ("en", "archery", "the-wheel", "A"),
            ("pl", "archery", "the-wheel", "B"),
            ("ru", "archery", "the-wheel", "B"),
            ("cs", "archery", "the-wheel", "B"),
            ("en", "oars", "agriculture", "B"),
            ("pl", "oars", "agriculture", "B"),
            ("ru", "oars", "agriculture", "A"),
            ("cs", "oars", "agriculture", "A"),
        ];
        for (language, a, b, first) in cases {
            check(
                &format!("rules start={language}\nsetup\nA hand {a} tools\nB hand {b} pottery"),
                &format!("A {a}; B {b}"),
                &format!("A board {a} hand tools\nB board {b} hand pottery\nturn {first} 1"),
            );
        }
    }

    // R16: who starts, by which card and by which alphabet, is told before the first turn.
    #[test]
    fn all_are_told_by_which_alphabet_somebody_starts() {
        let play = play(
            "rules start=pl\nsetup\nA hand archery tools\nB hand sailing pottery",
            "A archery; B sailing",
        );
        let starts = Event::Starts {
            seat: A,
            card: Card::from_slug("archery").unwrap(),
            language: Language::Pl,
        };
        let turn = Event::Turn {
            seat: A,
            actions: 1,
        };
        assert_eq!(play.events().last_chunk(), Some(&[starts, turn]));
    }

    // R16, D1: the titles of the age in each language, sorted by hand by the rules of that language.
    #[test]
    fn the_titles_of_age_1_stand_in_alphabetical_order() {
        let orders = [
            (
                Language::En,
                "Agriculture,Archery,City States,Clothing,Code of Laws,Domestication,Masonry,Metalworking,\
                 Mysticism,Oars,Pottery,Sailing,The Wheel,Tools,Writing",
            ),
            // Garncarstwo, Kodeks praw, Koło, Łucznictwo, Miasta-państwa, Mistycyzm, Murarstwo, Narzędzia,
            // Obróbka metali, Odzież, Pismo, Rolnictwo, Udomowienie, Wiosła, Żeglarstwo
            (
                Language::Pl,
                "Pottery,Code of Laws,The Wheel,Archery,City States,Mysticism,Masonry,Tools,Metalworking,\
                 Clothing,Writing,Agriculture,Domestication,Oars,Sailing",
            ),
            // Вёсла, Гончарное дело, Города-государства, Земледелие, Каменная кладка, Колесо, Металлообработка,
            // Мистицизм, Мореплавание, Одежда, Одомашнивание, Орудия труда, Письменность, Свод законов,
            // Стрельба из лука
            (
                Language::Ru,
                "Oars,Pottery,City States,Agriculture,Masonry,The Wheel,Metalworking,Mysticism,Sailing,\
                 Clothing,Domestication,Tools,Writing,Code of Laws,Archery",
            ),
            // Domestikace, Keramika, Kolo, Lukostřelba, Městské státy, Mysticismus, Nástroje, Oblečení, Písmo,
            // Plachtění, Vesla, Zákoník, Zednictví, Zemědělství, Zpracování kovů
            (
                Language::Cs,
                "Domestication,Pottery,The Wheel,Archery,City States,Mysticism,Tools,Clothing,Writing,Sailing,\
                 Oars,Code of Laws,Masonry,Agriculture,Metalworking",
            ),
        ];
        for (language, sorted) in orders {
            let mut titles: Vec<Card> = CardSet::aged(1).iter().collect();
            titles.sort_by_key(|&card| title_rank(card, language));
            let titles: Vec<&str> = titles.iter().map(|card| card.def().name).collect();
            assert_eq!(titles.join(","), sorted, "{language:?}");
        }
    }

    // R17, R18, E003
    #[test]
    fn first_turns_are_short_and_go_clockwise() {
        let expected = [
            (2, vec![1, 2, 2, 2, 2]),
            (3, vec![1, 2, 2, 2, 2, 2]),
            (4, vec![1, 1, 2, 2, 2, 2, 2]),
        ];
        for (seats, actions) in expected {
            let mut play = started(seats, 21);
            let first = play.table().turn();
            let turns = |play: &Play<State>| -> Vec<(Seat, u8)> {
                let turn = |event: &Event| match *event {
                    Event::Turn { seat, actions } => Some((seat, actions)),
                    _ => None,
                };
                play.events().iter().filter_map(turn).collect()
            };
            while turns(&play).len() < actions.len() {
                let seat = play.table().turn();
                play.apply(seat, Choice::Draw).unwrap();
            }
            let clockwise = first.around(seats).cycle();
            let expected: Vec<(Seat, u8)> = clockwise.zip(actions).collect();
            assert_eq!(turns(&play), expected);
        }
    }

    // R15, R18, E002
    #[test]
    fn the_first_card_can_be_activated_and_covered() {
        check(
            "setup
             A  hand agriculture pottery
             B  hand tools writing
             deck 1  sailing",
            "A agriculture; B tools; A dogma agriculture; A pass; B meld writing",
            "A  board agriculture  hand pottery
             B  board tools,writing
             deck 1  sailing
             turn B 1",
        );
        check_options(
            "setup
             A  hand agriculture pottery
             B  hand tools writing",
            "A agriculture; B tools",
            "A: draw; meld pottery; dogma agriculture",
        );
    }
}
