//! Lines of a bounded length.

use std::io::{BufRead, Read};

/// The longest line that a program may write, in bytes.
pub(super) const LENGTH_AT_MOST: u64 = 64 * 1024;

/// What was read.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// A line, without its end.
    Text(String),
    /// Something that is no line; reading on makes no sense.
    Bad(String),
    /// There is nothing more.
    End,
}

/// Reads one line; the last one need not end with a line break.
pub(super) fn read(input: &mut impl BufRead) -> Line {
    let mut bytes = Vec::new();
    match input.take(LENGTH_AT_MOST + 1).read_until(b'\n', &mut bytes) {
        Ok(0) => return Line::End,
        Ok(_) => {}
        Err(error) => return Line::Bad(format!("cannot be read: {error}")),
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() as u64 > LENGTH_AT_MOST {
        return Line::Bad(format!("wrote a line of more than {LENGTH_AT_MOST} bytes"));
    }
    match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text),
        Err(_) => Line::Bad("wrote a line that is not UTF-8".to_owned()),
    }
}
