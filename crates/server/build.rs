//! The client's folder is embedded; where it has not been built there is a page that says so.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    println!("cargo::rerun-if-changed=migrations");
    if !dist.join("index.html").exists() {
        std::fs::create_dir_all(&dist)?;
        std::fs::write(
            dist.join("index.html"),
            "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Epoka</title>\
             <p>The web client has not been built. Run <code>npm ci && npm run build</code> in <code>web/</code>.",
        )?;
    }
    Ok(())
}
