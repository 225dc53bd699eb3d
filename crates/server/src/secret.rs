//! Secrets: where they come from and how they are compared.

/// Random bytes from the operating system.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// 128 random bits as 32 letters: nobody guesses it.
pub fn token() -> String {
    hex(&bytes::<16>())
}

/// 256 random bits for a session.
pub fn session() -> String {
    hex(&bytes::<32>())
}

/// What is stored of a session's secret: whoever reads the database cannot use it.
pub fn hash(secret: &str) -> String {
    blake3::hash(secret.as_bytes()).to_hex().to_string()
}

/// A number that follows from a secret and a position, for computer players.
pub fn number(secret: &str, position: u32) -> u64 {
    let mut hasher = blake3::Hasher::new_derive_key("epoka computer player");
    hasher.update(secret.as_bytes());
    hasher.update(&position.to_le_bytes());
    let mut bytes = [0; 8];
    hasher.finalize_xof().fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// 128 bits that follow from secrets: whoever does not know all of them cannot guess it.
pub fn derived<'a>(purpose: &str, secrets: impl Iterator<Item = &'a str>) -> String {
    let mut hasher = blake3::Hasher::new_derive_key(purpose);
    for secret in secrets {
        hasher.update(secret.as_bytes());
    }
    let mut bytes = [0; 16];
    hasher.finalize_xof().fill(&mut bytes);
    hex(&bytes)
}

/// Whether a text looks like a token: anything else is not worth a look into the store.
pub fn is_token(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Compares without telling by its time where the difference is.
pub fn same(one: &str, other: &str) -> bool {
    blake3::hash(one.as_bytes()) == blake3::hash(other.as_bytes())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        text.push(char::from_digit(u32::from(byte >> 4), 16).unwrap_or('0'));
        text.push(char::from_digit(u32::from(byte & 15), 16).unwrap_or('0'));
        text
    })
}
