//! The whole harness against stub solvers: records, resumption, wrong answers, the report.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Answers what the file's name says; `translate` copies; sizes above 900 take too long.
const DUELIST: &str = r#"#!/bin/sh
for last; do :; done
case "$*" in
  --version) echo "duelist 0.0.1"; exit;;
  translate*) cat "$last"; exit;;
  *N=1000*) sleep 60;;
esac
case "$last" in *.unsat.*) echo unsat;; *) echo sat;; esac
"#;

/// Says sat to everything.
const Z3: &str = r#"#!/bin/sh
case "$*" in --version) echo "Z3 version 0.0.2 - 64 bit"; exit;; esac
echo sat
"#;

/// A folder of its own that is removed at the end.
struct Scene(PathBuf);

impl Scene {
    fn new(name: &str) -> Scene {
        let folder = std::env::temp_dir().join(format!("duelist-bench-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for (program, text) in [("duelist", DUELIST), ("z3", Z3)] {
            let path = folder.join(program);
            fs::write(&path, text).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        }
        Scene(folder)
    }

    fn run(&self, command: &str, words: &[&str]) -> Output {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut harness = Command::new(env!("CARGO_BIN_EXE_duelist-bench"));
        harness.arg("--busy").arg("--root").arg(root);
        for program in ["duelist", "z3"] {
            harness.arg(format!("--{program}")).arg(self.0.join(program));
        }
        harness.arg(command).arg("--out").arg(self.0.join("out")).args(words).output().unwrap()
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.0.join("out").join(file)).unwrap()
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        // What is left behind costs only disk space.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn nothing_is_measured_twice_and_curves_end_at_timeouts() {
    let scene = Scene::new("resume");
    let words = ["--quick", "--timeout", "2", "--only", "len-of-map.sat", "--solver", "duelist,z3"];
    let first = scene.run("all", &words);
    assert!(first.status.success(), "{}", String::from_utf8_lossy(&first.stderr));
    let records = scene.read("results.jsonl");
    let paper = records.lines().filter(|line| line.contains("\"--strategy paper\""));
    // 10 and 30 are answered, 1000 is not, after which there is no million.
    let timeouts: Vec<&str> = paper.filter(|line| line.contains("\"timeout\"")).collect();
    assert!(matches!(timeouts[..], [one] if one.contains("\"n\":1000,")), "{records}");
    assert!(!records.contains("\"n\":1000000"), "{records}");
    assert!(records.contains("\"version\":\"0.0.2\"") && records.contains("\"version\":\"0.0.1, build "));

    assert!(scene.run("all", &words).status.success());
    assert_eq!(scene.read("results.jsonl"), records);

    let table = scene.read("report/comparison.md");
    assert!(table.lines().any(|line| line.starts_with("| len of map | 100 | ") && line.contains("s** | ")), "{table}");
    assert!(scene.read("report/scaling-solvers.svg").contains("<polyline"));
    assert!(scene.read("instances/datatypes/len-of-map.sat.N5000.smt2").contains("check-sat"));
}

#[test]
fn a_wrong_answer_fails_the_run() {
    let scene = Scene::new("wrong");
    let output = scene.run("compare", &["--runs", "1", "--only", "nth.unsat", "--solver", "z3-arrays"]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("WRONG") && told.contains("nth.unsat"), "{told}");
    assert!(scene.read("report/index.html").contains("<td class=\"wrong\" data-key=\"1000000000\">WRONG: sat</td>"));
}

#[test]
fn growth_has_exponents() {
    let scene = Scene::new("grow");
    let output = scene.run("grow", &["--quick", "--only", "nesting"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let table = scene.read("grow.md");
    assert!(table.contains("| nesting | sat | 4 | ") && table.contains("| nesting | unsat | 4 | "), "{table}");
    assert!(scene.read("grow.svg").contains("<polyline"));
    assert!(scene.read("grow/nesting.sat.N2.smt2").contains("(List (List Int))"));
}

#[test]
fn instances_and_translations() {
    let scene = Scene::new("expand");
    let output = scene.run("expand", &["--only", "neutral"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(told.starts_with("20 instances and 60 translations"), "{told}");
    assert!(scene.read("lists/neutral.sat.N3000.smt2").contains(" 3000)"));
}

#[test]
fn a_browser_shows_the_report() {
    let scene = Scene::new("browser");
    let measured = scene.run("compare", &["--runs", "1", "--only", "nth", "--solver", "duelist"]);
    assert!(measured.status.success(), "{}", String::from_utf8_lossy(&measured.stderr));
    let page = format!("file://{}", scene.0.join("out/report/index.html").display());
    let shown = Command::new("chromium")
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"])
        .args(["--disable-component-update", "--disable-sync", "--disable-quic", "--dump-dom"])
        .arg(format!("--user-data-dir={}", scene.0.join("browser").display()))
        .arg(page)
        .output();
    // Without the program there is nothing to look with.
    let Ok(shown) = shown else { return };
    let document = String::from_utf8_lossy(&shown.stdout).into_owned();
    assert!(document.contains("<svg") && document.matches("<table").count() == 5, "{document}");
}
