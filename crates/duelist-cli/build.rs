//! Puts the Z3 library into the program, compressed, so that the program works without the build folder.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use miniz_oxide::deflate::compress_to_vec_zlib;
use sha2::{Digest as _, Sha256};

/// zlib's own default: higher ones take three times as long for half a percent.
const LEVEL: u8 = 6;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=DEP_DUELIST_Z3_LIBRARY");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let wanted = env::var_os("CARGO_FEATURE_BUNDLE").is_some();
    let library = env::var_os("DEP_DUELIST_Z3_LIBRARY").filter(|file| wanted && !file.is_empty());
    let bundle = library.map_or_else(|| "None".into(), |file| pack(Path::new(&file), &out));
    fs::write(out.join("bundle.rs"), bundle).expect("OUT_DIR is writable");
}

/// Writes the compressed library, and returns the expression for the bundle with it.
fn pack(library: &Path, out: &Path) -> String {
    println!("cargo:rerun-if-changed={}", library.display());
    let content = fs::read(library).unwrap_or_else(|error| panic!("{}: {error}", library.display()));
    fs::write(out.join("libz3.zlib"), compress_to_vec_zlib(&content, LEVEL)).expect("OUT_DIR is writable");
    let hash: String = Sha256::digest(&content).iter().map(|byte| format!("{byte:02x}")).collect();
    format!(
        "Some(Bundle {{ compressed: include_bytes!(\"libz3.zlib\"), size: {}, sha256: \"{hash}\" }})",
        content.len()
    )
}
