//! Puts the Z3 library into the program, compressed, so that the program works without the build folder, and tells the program which commit it is built
//! from: that of the checkout, that of the package, or `unknown`. The playground gets its examples, the grammar of editors and, if it can be had, an editor component.

#[path = "build/commit.rs"]
mod commit;
#[path = "build/editor.rs"]
mod editor;
#[path = "build/material.rs"]
mod material;

use std::path::{Path, PathBuf};
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec_zlib;
use sha2::{Digest as _, Sha256};

use commit::{commit, git};

/// zlib's own default: higher ones take three times as long for half a percent.
const LEVEL: u8 = 6;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build");
    bundle();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    material::write(&out);
    editor::write(&out, env::var_os("CARGO_FEATURE_BUNDLE").is_some());
    let folder = env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let folder = Path::new(&folder);
    println!("cargo:rustc-env=DUELIST_COMMIT={}", commit(folder));
    for file in ["HEAD", "logs/HEAD"].into_iter().filter_map(|name| git(folder, &["rev-parse", "--git-path", name])) {
        if folder.join(&file).exists() {
            println!("cargo:rerun-if-changed={file}");
        }
    }
}

/// The library as an expression for the program to include, or `None`.
fn bundle() {
    println!("cargo:rerun-if-env-changed=DEP_DUELIST_Z3_LIBRARY");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let wanted = env::var_os("CARGO_FEATURE_BUNDLE").is_some();
    let library = env::var_os("DEP_DUELIST_Z3_LIBRARY").filter(|file| wanted && !file.is_empty());
    let bundle = library.map_or_else(|| "None".into(), |file| pack(Path::new(&file), &out));
    fs::write(out.join("bundle.rs"), bundle).expect("OUT_DIR is writable");
}

/// Writes the compressed library, unless an earlier run has, and returns the expression for the bundle with it.
fn pack(library: &Path, out: &Path) -> String {
    println!("cargo:rerun-if-changed={}", library.display());
    let content = fs::read(library).unwrap_or_else(|error| panic!("{}: {error}", library.display()));
    let hash: String = Sha256::digest(&content).iter().map(|byte| format!("{byte:02x}")).collect();
    let (name, unfinished) = (format!("{hash}.zlib"), out.join("unfinished"));
    if !out.join(&name).exists() {
        fs::write(&unfinished, compress_to_vec_zlib(&content, LEVEL)).expect("OUT_DIR is writable");
        fs::rename(unfinished, out.join(&name)).expect("OUT_DIR is writable");
    }
    format!("Some(Bundle {{ compressed: include_bytes!(\"{name}\"), size: {}, sha256: \"{hash}\" }})", content.len())
}
