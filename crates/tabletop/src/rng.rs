//! Chance. Both generators and the shuffle are frozen: records must replay for years.
//!
//! [`GameRng`] deals the cards of real games: ChaCha12, so that nothing can be guessed from what was dealt before.
//! [`FastRng`] serves play-outs and resampling: xoshiro256++.
//! The bounded draw and the Fisher-Yates shuffle are our own, because a library may change its algorithms.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;
use std::str::FromStr;

/// What a game's chance grows from. Written as 64 hexadecimal digits; a plain number is accepted as a short form.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that a plain number stands for.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        let refuse =
            || format!("expected a seed: 64 hexadecimal digits or a number, found «{text}»");
        if text.len() == 64 && text.is_ascii() {
            let mut bytes = [0; 32];
            for (position, byte) in bytes.iter_mut().enumerate() {
                *byte = u8::from_str_radix(&text[2 * position..2 * position + 2], 16)
                    .map_err(|_| refuse())?;
            }
            return Ok(Seed(bytes));
        }
        text.parse().map(Seed::from_number).map_err(|_| refuse())
    }
}

/// The generator of a real game: the same seed deals the same cards, for years.
///
/// ```
/// use tabletop::{GameRng, Seed};
///
/// let deal = |seed: Seed| {
///     let mut deck = ["archery", "oars", "tools", "pottery"];
///     GameRng::new(&seed).shuffle(&mut deck);
///     deck
/// };
/// assert_eq!(deal(Seed::from_number(7)), deal("7".parse()?));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameRng(ChaCha12Rng);

impl GameRng {
    /// The generator that belongs to a seed.
    pub fn new(seed: &Seed) -> GameRng {
        GameRng(ChaCha12Rng::from_seed(seed.0))
    }

    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, each equally likely. `bound` is at least 1.
    pub fn below(&mut self, bound: u64) -> u64 {
        // Lemire's method: reject the few products whose low half falls into the uneven rest.
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u128::from(self.bits()) * u128::from(bound);
            if product as u64 >= threshold {
                return (product >> 64) as u64;
            }
        }
    }

    /// Puts the items into a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }
}

/// The generator for play-outs and for imagining hidden cards: quick, portable, not secret.
#[derive(Clone, Debug)]
pub struct FastRng(Xoshiro256PlusPlus);

impl FastRng {
    /// The generator that belongs to a number.
    pub fn new(seed: u64) -> FastRng {
        FastRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`; the bias is below 2^-32 for the small bounds of a game.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        (((self.bits() >> 32) * bound as u64) >> 32) as usize
    }

    /// A number from 0 up to but not including 1.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Puts the items into a random order. For short lists four numbers come out of one draw;
    /// their bias is below one in four thousand.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        if items.len() > 16 {
            for last in (1..items.len()).rev() {
                let other = self.below(last + 1);
                items.swap(last, other);
            }
            return;
        }
        let mut bits = 0;
        for last in (1..items.len()).rev() {
            if last % 4 == 3 || bits == 0 {
                bits = self.bits();
            }
            let other = ((bits & 0xffff) as usize * (last + 1)) >> 16;
            bits >>= 16;
            items.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_generator_gives_known_answers() {
        let mut rng = GameRng::new(&Seed::from_number(42));
        let bits: Vec<u64> = (0..3).map(|_| rng.bits()).collect();
        assert_eq!(bits, KNOWN_BITS);
        let mut deck: Vec<u8> = (0..10).collect();
        GameRng::new(&Seed::from_number(42)).shuffle(&mut deck);
        assert_eq!(deck, KNOWN_SHUFFLE);
    }

    #[test]
    fn the_fast_generator_gives_known_answers() {
        let mut rng = FastRng::new(42);
        let bits: Vec<u64> = (0..3).map(|_| rng.bits()).collect();
        assert_eq!(bits, KNOWN_FAST_BITS);
    }

    #[test]
    fn every_number_below_the_bound_comes_up() {
        let mut rng = GameRng::new(&Seed::from_number(1));
        let mut seen = [0; 7];
        (0..7_000).for_each(|_| seen[rng.below(7) as usize] += 1);
        assert!(
            seen.iter().all(|&count| (850..1150).contains(&count)),
            "{seen:?}"
        );
    }

    #[test]
    fn seeds_are_read_and_written() {
        let seed = Seed::from_number(258);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("258".parse(), Ok(seed));
        assert!("twelve".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }

    const KNOWN_BITS: [u64; 3] = [
        7969544298883215725,
        2971366125662693780,
        12399091586092985278,
    ];
    const KNOWN_SHUFFLE: [u8; 10] = [2, 3, 6, 8, 7, 0, 9, 5, 1, 4];
    const KNOWN_FAST_BITS: [u64; 3] = [
        15021278609987233951,
        5881210131331364753,
        18149643915985481100,
    ];
}
