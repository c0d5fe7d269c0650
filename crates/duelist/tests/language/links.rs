//! Links between documents: files and headings that they lead to exist. Links to other places are not followed.

use std::path::{Path, PathBuf};

use super::{files, read, repository};

/// The text of a document outside of code.
fn prose(document: &str) -> String {
    let mut fenced = false;
    let mut text = String::new();
    for line in document.lines() {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        if !fenced && !fence {
            line.split('`').step_by(2).for_each(|piece| text += piece);
            text.push('\n');
        }
    }
    text
}

/// Where the links and pictures of a document lead.
fn links(document: &str) -> Vec<String> {
    let text = prose(document);
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://")).map(str::to_string).collect()
}

/// The name by which a heading is linked, as the usual renderers make it.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

fn anchors(document: &str) -> Vec<String> {
    let mut fenced = false;
    let outside = document.lines().filter(|line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    });
    outside.filter_map(|line| line.strip_prefix('#')).map(|line| anchor(line.trim_start_matches('#'))).collect()
}

/// The links of a file that lead nowhere.
fn broken(file: &Path) -> Vec<String> {
    let document = read(file);
    let leads = |target: &String| {
        let (path, heading) = target.split_once('#').unwrap_or((target, ""));
        let to: PathBuf = if path.is_empty() { file.to_path_buf() } else { file.with_file_name(path) };
        to.exists()
            && (heading.is_empty() || (to.is_file() && anchors(&read(&to)).iter().any(|found| found == heading)))
    };
    links(&document).into_iter().filter(|target| !leads(target)).collect()
}

#[test]
fn links_lead_somewhere() {
    let folders = ["docs", ".", "corpus", "editors/vscode", "python", "tests/regress"];
    for file in folders.iter().flat_map(|folder| files(&repository(folder), ".md")) {
        assert_eq!(broken(&file), Vec::<String>::new(), "{}", file.display());
    }
}

/// Every page is a chapter, and a chapter leads to chapters: the book is complete and can be read without the repository.
#[test]
fn every_page_is_a_chapter() {
    let docs = repository("docs");
    let summary = links(&read(&docs.join("SUMMARY.md")));
    for file in files(&docs, ".md") {
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        assert!(name == "SUMMARY.md" || summary.iter().any(|link| link == name), "{name} is not in docs/SUMMARY.md");
        for link in links(&read(&file)) {
            assert!(!link.starts_with("../"), "{name}: {link} leads out of the book");
        }
    }
}

/// The tests have to be able to fail.
#[test]
fn broken_links_are_found() {
    let document =
        "# A `b`, c\n[x](#a-b-c) [y](no.md)\n`[z](z.md)`\n```text\n# d\n[w](w.md)\n```\n[v](https://v.v/v)\n";
    assert_eq!(links(document), ["#a-b-c", "no.md"]);
    assert_eq!(anchors(document), ["a-b-c"]);
    let file = repository("docs/language.md");
    assert!(links(&read(&file)).len() > 20 && anchors(&read(&file)).len() > 20);
}
