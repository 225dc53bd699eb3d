//! Questions and answers as numbers, so that a tree tells them apart and finds them quickly.

use std::hash::{Hash, Hasher};

/// The number of a thing: all that its hash is made of, byte by byte. Things of up to seven bytes, as the questions and
/// answers of a game are, have the same number only if they are equal.
#[inline]
pub(super) fn number(thing: impl Hash) -> u64 {
    // The first one tells how many bytes follow.
    let mut bytes = Bytes(1);
    thing.hash(&mut bytes);
    bytes.0
}

/// The number of an option: the last four bytes tell the options of a game apart.
#[inline]
pub(super) fn option_number(choice: impl Hash) -> u32 {
    number(choice) as u32
}

/// The number of an answer: an option of a question.
#[inline]
pub(super) fn answer_number(question: u64, option: u32) -> u64 {
    mix(question, option.into())
}

/// A number that follows from two others, and from hardly any other two.
#[inline]
pub(super) fn mix(one: u64, other: u64) -> u64 {
    let product =
        u128::from(one ^ 0x9e37_79b9_7f4a_7c15) * u128::from(other ^ 0xd6e8_feb8_6659_fd93);
    product as u64 ^ (product >> 64) as u64
}

struct Bytes(u64);

impl Hasher for Bytes {
    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.0 = self.0.rotate_left(8) ^ u64::from(byte);
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.0 = self.0.rotate_left(16) ^ u64::from(word);
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.0 = self.0.rotate_left(32) ^ u64::from(word);
    }

    /// Which of the variants of a type it is; there are fewer than 256.
    #[inline]
    fn write_isize(&mut self, variant: isize) {
        self.write_u8(variant as u8);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeSet, HashSet};
    use tabletop::{FastRng, Game, Play, Record, Seed};

    /// All options and questions of some random games.
    fn tells_apart<G: Game>(seats: usize) {
        let (mut options, mut questions) = (BTreeSet::new(), Vec::new());
        for number in 0..40 {
            let record = Record::new(G::usual_rules(seats), seats, Seed::from_number(number));
            let mut play = Play::<G>::new(record).expect("the usual rules are right");
            let mut rng = FastRng::new(number);
            while let Some(open) = play.pending().first() {
                options.extend(open.options.iter().copied());
                if !questions.contains(&(open.seat, open.prompt)) {
                    questions.push((open.seat, open.prompt));
                }
                let (seat, choice) = (open.seat, open.options[rng.below(open.options.len())]);
                play.apply(seat, choice).expect("it is offered");
            }
        }
        assert!(options.len() > 30 && questions.len() > 30);
        let of_options: HashSet<u32> = options.iter().map(option_number).collect();
        assert_eq!(of_options.len(), options.len());
        let of_questions: HashSet<u64> = questions.iter().map(number).collect();
        assert_eq!(of_questions.len(), questions.len());
        let of_answers: HashSet<u64> = of_questions
            .iter()
            .flat_map(|&of| {
                of_options
                    .iter()
                    .map(move |&option| answer_number(of, option))
            })
            .collect();
        assert_eq!(of_answers.len(), options.len() * questions.len());
    }

    #[test]
    fn different_options_questions_and_answers_have_different_numbers() {
        tells_apart::<innovation::State>(4);
        tells_apart::<cvlizations::State>(5);
    }

    /// Also what is made of zeros only, as the first seat's drawing is.
    #[test]
    fn whoever_has_chosen_anything_is_somewhere_else() {
        let drawn = number((tabletop::Seat(0), innovation::Choice::Draw));
        let mut keys = vec![0];
        for _ in 0..5 {
            keys.push(mix(keys[keys.len() - 1], drawn));
        }
        let different: HashSet<&u64> = keys.iter().collect();
        assert_eq!(different.len(), keys.len());
    }

    #[test]
    fn a_number_tells_how_long_a_thing_is() {
        assert_ne!(number((0u8, 0u8)), number(0u8));
        assert_ne!(number((1u8, 2u8)), number((2u8, 1u8)));
    }
}
