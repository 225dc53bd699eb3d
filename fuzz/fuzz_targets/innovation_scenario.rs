#![no_main]

libfuzzer_sys::fuzz_target!(|data: &str| epoka_fuzz::scenario::<innovation::State>(data));
