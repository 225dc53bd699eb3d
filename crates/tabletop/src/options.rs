//! Rule options as data: one list per game, from which reading, printing, refusals, forms and documents follow.

/// One option of a game's rules.
pub struct RuleOption<R: 'static> {
    /// Its word before the «=».
    pub key: &'static str,
    /// Its values; the first that suits a number of seats is the usual one there.
    pub values: &'static [&'static str],
    /// The position of the value in force.
    pub get: fn(&R) -> usize,
    /// Puts a value in force, and with it the usual value of those later in the list that depend on it.
    pub set: fn(&mut R, usize),
    /// Whether a value can be played by so many.
    pub suits: fn(usize, usize) -> bool,
    /// Whether the values are languages: whoever opens a table means the own one.
    pub is_language: bool,
}

impl<R> RuleOption<R> {
    /// An option whose values suit every number of seats.
    pub const fn new(
        key: &'static str,
        values: &'static [&'static str],
        get: fn(&R) -> usize,
        set: fn(&mut R, usize),
    ) -> RuleOption<R> {
        RuleOption {
            key,
            values,
            get,
            set,
            suits: |_, _| true,
            is_language: false,
        }
    }

    /// The same, where `suits` says by position which value so many can play by.
    pub const fn for_seats(self, suits: fn(usize, usize) -> bool) -> RuleOption<R> {
        RuleOption { suits, ..self }
    }

    /// The same, where the values are languages.
    pub const fn of_language(self) -> RuleOption<R> {
        RuleOption {
            is_language: true,
            ..self
        }
    }

    fn written(&self) -> String {
        format!("{}={}", self.key, self.values.join("|"))
    }
}

/// The options of a game's rules.
pub trait Options: Default + 'static {
    /// All of them, in the order in which they are written.
    const OPTIONS: &'static [RuleOption<Self>];
    /// What can be said besides, with any value, such as `cards=HASH`.
    const OTHER: Option<&'static str> = None;

    /// Reads a word that no option of the list explains; none if it means nothing.
    fn read_other(&mut self, _key: &str, _value: &str) -> Option<Result<(), String>> {
        None
    }

    /// The words that say what no option of the list says.
    fn write_other(&self) -> Option<String> {
        None
    }

    /// What a table of so many plays by if nobody says otherwise.
    fn usual(seats: usize) -> Self {
        let mut rules = Self::default();
        for option in Self::OPTIONS {
            if let Some(first) = (0..option.values.len()).find(|&at| (option.suits)(at, seats)) {
                (option.set)(&mut rules, first);
            }
        }
        rules
    }

    /// Reads `key=value` words; what is not mentioned stays.
    fn read(mut self, text: &str) -> Result<Self, String> {
        let mut said: Vec<(usize, usize)> = Vec::new();
        let mut seen: Vec<&str> = Vec::new();
        for word in text.split_whitespace() {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            if seen.contains(&key) {
                return Err(format!("«{key}» is given twice"));
            }
            seen.push(key);
            let number = Self::OPTIONS.iter().position(|option| option.key == key);
            let listed = number.and_then(|number| {
                let values = Self::OPTIONS[number].values;
                Some((number, values.iter().position(|one| *one == value)?))
            });
            match listed {
                Some(found) => said.push(found),
                None => self.read_other(key, value).unwrap_or_else(|| {
                    let known = Self::known();
                    Err(format!("unknown rule option «{word}»; known: {known}"))
                })?,
            }
        }
        // In the order of the list: a value may change what is usual for a later option.
        said.sort_unstable();
        for (number, value) in said {
            (Self::OPTIONS[number].set)(&mut self, value);
        }
        Ok(self)
    }

    /// All options as `read` reads them.
    fn write(&self) -> String {
        let option = |option: &RuleOption<Self>| {
            format!("{}={}", option.key, option.values[(option.get)(self)])
        };
        let words: Vec<String> = Self::OPTIONS
            .iter()
            .map(option)
            .chain(self.write_other())
            .collect();
        words.join(" ")
    }

    /// Every key with its values: `edition=2011|2017, teams=no|yes`.
    fn known() -> String {
        let listed = Self::OPTIONS.iter().map(RuleOption::written);
        let all: Vec<String> = listed.chain(Self::OTHER.map(str::to_owned)).collect();
        all.join(", ")
    }

    /// Which values of other options make another value of this one usual: `("edition=2017", "owner")`.
    fn usual_with(option: &RuleOption<Self>) -> Vec<(String, &'static str)> {
        let usual = (option.get)(&Self::default());
        let mut found = Vec::new();
        for other in Self::OPTIONS.iter().filter(|other| other.key != option.key) {
            for (at, value) in other.values.iter().enumerate() {
                let mut rules = Self::default();
                (other.set)(&mut rules, at);
                let then = (option.get)(&rules);
                if then != usual {
                    found.push((format!("{}={value}", other.key), option.values[then]));
                }
            }
        }
        found
    }
}
