//! Lines of a bounded length.

use std::io::{BufRead, Read};

/// The longest line that a program may write, in bytes.
pub(super) const LENGTH_AT_MOST: u64 = 64 * 1024;

/// What was read.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// A line, without its end.
    Text(String),
    /// Something that is no line.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_a_break_or_with_the_input() {
        let mut input = "one\r\n\ntwo".as_bytes();
        assert_eq!(read(&mut input), Line::Text("one\r".to_owned()));
        assert_eq!(read(&mut input), Line::Text(String::new()));
        assert_eq!(read(&mut input), Line::Text("two".to_owned()));
        assert_eq!(read(&mut input), Line::End);
    }

    #[test]
    fn a_line_may_be_as_long_as_allowed_and_no_longer() {
        let longest = "x".repeat(LENGTH_AT_MOST as usize);
        let with_break = format!("{longest}\n");
        assert_eq!(read(&mut longest.as_bytes()), Line::Text(longest.clone()));
        assert_eq!(
            read(&mut with_break.as_bytes()),
            Line::Text(longest.clone())
        );
        let too_long = format!("{longest}x\n");
        assert!(matches!(read(&mut too_long.as_bytes()), Line::Bad(_)));
    }

    #[test]
    fn what_is_not_utf8_is_refused() {
        assert!(matches!(read(&mut &b"\xff\xfe\n"[..]), Line::Bad(_)));
    }
}
