//! Printing for people and pipes. `println!` panics when nobody reads any more (`epoka … | head`);
//! here the program ends instead, as every other tool at that place does.

use std::fmt::Arguments;
use std::io::{ErrorKind, Write};

/// What a shell reports of a program that a closed pipe ended: 128 and the number of SIGPIPE.
const BROKEN_PIPE: i32 = 141;

/// Prints to standard output.
pub fn print(text: Arguments<'_>) {
    let mut output = std::io::stdout().lock();
    if let Err(error) = output.write_fmt(text).and_then(|()| output.flush()) {
        if error.kind() != ErrorKind::BrokenPipe {
            report(format_args!("epoka: cannot print: {error}\n"));
        }
        std::process::exit(BROKEN_PIPE);
    }
}

/// Prints to standard error; where that is closed there is nobody left to tell.
pub fn report(text: Arguments<'_>) {
    let _ = std::io::stderr().lock().write_fmt(text);
}

macro_rules! print {
    ($($text:tt)*) => { $crate::print::print(format_args!($($text)*)) };
}

macro_rules! println {
    ($($text:tt)*) => { $crate::print::print(format_args!("{}\n", format_args!($($text)*))) };
}

macro_rules! eprintln {
    ($($text:tt)*) => { $crate::print::report(format_args!("{}\n", format_args!($($text)*))) };
}
