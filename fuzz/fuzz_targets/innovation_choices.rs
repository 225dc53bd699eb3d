#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| epoka_fuzz::choices::<innovation::State>(
    data,
    &epoka_fuzz::innovation_tables()
));
