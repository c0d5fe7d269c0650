//! The editor component of the playground: a pinned package, compared with its hash. Whatever goes wrong here, the playground has a plain text area.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use miniz_oxide::inflate::decompress_to_vec;
use sha2::{Digest as _, Sha256};

const PACKAGE: &str = "codemirror@5.65.18";
const SHA256: &str = "775b7a711166c3f39899e56179a7fc8b5b755c3a043ee973c54ae5838023400f";
const SCRIPTS: [&str; 2] = ["package/lib/codemirror.js", "package/addon/edit/matchbrackets.js"];
const STYLE: &str = "package/lib/codemirror.css";
/// Its licence, and how it is called beside the script, where `tools/release` looks for it.
const LICENCE: (&str, &str) = ("package/LICENSE", "LICENSE-CodeMirror");

/// Writes `editor.js` and `editor.css`, both empty if the component is not wanted or cannot be had.
pub(crate) fn write(out: &Path, wanted: bool) {
    println!("cargo:rerun-if-env-changed=DOCS_RS");
    let (script, style) = (out.join("editor.js"), out.join("editor.css"));
    let there =
        fs::metadata(&script).is_ok_and(|file| file.len() > 0) && style.exists() && out.join(LICENCE.1).exists();
    let (texts, complaint) = match wanted && env::var_os("DOCS_RS").is_none() {
        true if there => return,
        true => match fetch(out) {
            Ok(texts) => (texts, None),
            Err(why) => (Default::default(), Some(why)),
        },
        false => Default::default(),
    };
    if let Some(why) = complaint {
        println!(
            "cargo:warning=the playground will have a plain text area, because {PACKAGE} cannot be fetched: {why}"
        );
    }
    fs::write(script, texts.0).expect("OUT_DIR is writable");
    fs::write(style, texts.1).expect("OUT_DIR is writable");
}

/// Script and style of the package, as npm brings it from wherever this machine takes packages from.
fn fetch(out: &Path) -> Result<(String, String), String> {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.args(["pack", PACKAGE, "--silent", "--fetch-retries=1", "--fetch-timeout=20000", "--pack-destination"])
        .arg(out);
    let output = npm.current_dir(out).stdin(Stdio::null()).output().map_err(|error| format!("npm: {error}"))?;
    if !output.status.success() {
        return Err("npm cannot fetch it".to_string());
    }
    let file = out.join(String::from_utf8_lossy(&output.stdout).trim());
    let archive = fs::read(&file).map_err(|error| error.to_string())?;
    // What is left behind costs only disk space.
    let _ = fs::remove_file(file);
    let hash: String = Sha256::digest(&archive).iter().map(|byte| format!("{byte:02x}")).collect();
    if hash != SHA256 {
        return Err(format!("its hash is {hash}"));
    }
    let tar = gunzip(&archive).ok_or("it cannot be unpacked")?;
    let text = |name: &str| {
        let content = entry(&tar, name).ok_or(format!("{name} is not in it"))?;
        String::from_utf8(content.to_vec()).map_err(|error| error.to_string())
    };
    fs::write(out.join(LICENCE.1), text(LICENCE.0)?).map_err(|error| error.to_string())?;
    let scripts: Result<Vec<String>, String> = SCRIPTS.into_iter().map(text).collect();
    Ok((scripts?.join("\n"), text(STYLE)?))
}

/// What a gzip file with the plain header that npm writes contains.
fn gunzip(file: &[u8]) -> Option<Vec<u8>> {
    let body = file.strip_prefix(&[0x1f, 0x8b, 8, 0])?.get(6..)?;
    decompress_to_vec(body.get(..body.len().checked_sub(8)?)?).ok()
}

/// A file of a tar archive: headers of 512 bytes with the name at 0 and the size in octal at 124, contents in blocks of that size.
fn entry<'a>(tar: &'a [u8], name: &str) -> Option<&'a [u8]> {
    let mut rest = tar;
    while let Some((header, contents)) = rest.split_at_checked(512) {
        let word = |range: std::ops::Range<usize>| {
            std::str::from_utf8(&header[range]).ok().map(|text| text.trim_matches(['\0', ' ']))
        };
        let size = usize::from_str_radix(word(124..136)?, 8).ok()?;
        if word(0..100)? == name {
            return contents.get(..size);
        }
        rest = contents.get(size.next_multiple_of(512)..)?;
    }
    None
}
