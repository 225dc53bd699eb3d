#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| epoka_fuzz::choices::<cvlizations::State>(
    data,
    &epoka_fuzz::cvlizations_tables()
));
