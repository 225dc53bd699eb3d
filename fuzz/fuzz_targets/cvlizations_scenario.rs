#![no_main]

libfuzzer_sys::fuzz_target!(|data: &str| epoka_fuzz::scenario::<cvlizations::State>(data));
