//! Which commit a crate is built from.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The commit of the crate in a folder.
pub(crate) fn commit(folder: &Path) -> String {
    of_checkout(folder).or_else(|| of_package(folder)).unwrap_or_else(|| "unknown".to_string())
}

/// The commit of the repository that has this crate. A package that is unpacked inside some other repository is not part of that one.
fn of_checkout(folder: &Path) -> Option<String> {
    git(folder, &["ls-files", "--error-unmatch", "Cargo.toml"])?;
    git(folder, &["rev-parse", "--short=12", "HEAD"])
}

/// What git says about a folder, if it is there and does.
pub(crate) fn git(folder: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").current_dir(folder).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok().filter(|_| output.status.success())?;
    Some(text.trim().to_string())
}

/// The commit that `cargo package` wrote down.
fn of_package(folder: &Path) -> Option<String> {
    let text = fs::read_to_string(folder.join(".cargo_vcs_info.json")).ok()?;
    let (_, rest) = text.split_once("\"sha1\"")?;
    let commit: String = rest.split('"').nth(1)?.chars().take(12).collect();
    (commit.len() == 12 && commit.chars().all(|c| c.is_ascii_hexdigit())).then_some(commit)
}
