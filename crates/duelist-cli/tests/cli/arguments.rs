//! Arguments: our spelling, Z3's, and wrong ones; exit codes and what goes to which stream.

use duelist::frontend::{Feature, STRATEGIES};

use crate::driver::{Run, check, file, run};

const SAT: &str = "(declare-const l (List Int))\n(assert (= (List.fold + 0 l) 7))\n(check-sat)\n";

#[test]
fn every_answer_exits_with_zero() {
    check(&[], SAT, "sat");
    check(&["-"], "(assert false)(check-sat)", "unsat");
    let cubes = "(declare-const x Int)(declare-const y Int)(declare-const z Int)\
        (assert (= (+ (* x x x) (* y y y) (* z z z)) 42))(check-sat)";
    check(&["--timeout", "0.1"], cubes, "unknown");
    check(&[], "", "");
    check(&[], " ; only a comment", "");
}

#[test]
fn an_error_response_exits_with_one() {
    for script in ["(assert x)", ")", "(check-sat", "word", "(pop 1)", "(get-model)"] {
        let run = run(&["-in"], script);
        assert!(run.stdout.starts_with("(error \"line 1 column "), "{run:?}");
        assert_eq!((run.code, run.stderr.as_str(), run.lines().len()), (Some(1), "", 1), "{script}");
    }
    let run = run(&["-in"], "(check-sat)(oops)(check-sat)");
    assert_eq!((run.lines()[0], run.lines()[2], run.code), ("sat", "sat", Some(1)));
}

#[test]
fn wrong_arguments_exit_with_two() {
    for arguments in [
        &["--no-such-option"][..],
        &["--timeout", "soon"],
        &["--timeout=-1"],
        &["-t:"],
        &["-t:1s"],
        &["--param", "N"],
        &["--param", "=3"],
        &["--lengths", "long"],
        &["--strategy", "none"],
        &["--disable", "nothing"],
        &["--compact", "--expand"],
        &["--certificate", "folder", "one.smt2", "two.smt2"],
        &["translate"],
    ] {
        let run = run(arguments, "");
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.stderr.starts_with("error: ") && run.stderr.lines().count() == 1, "{run:?}");
    }
}

#[test]
fn a_wrong_argument_is_one_sentence() {
    for (argument, sentence) in [
        ("--modell", "unexpected argument '--modell' found, did you mean `--model`?"),
        ("--timeout=soon", "invalid value 'soon' for '--timeout <SECONDS>': expected a number of seconds"),
        ("-t:1s", "invalid value in `-t:1s`: expected a number of milliseconds"),
        ("-T:-1", "invalid value in `-T:-1`: expected a number of seconds"),
        ("-memory:lots", "invalid value in `-memory:lots`: expected a number"),
        ("-v:", "invalid value in `-v:`: expected a number"),
        ("timeout=soon", "invalid value in `timeout=soon`: expected a number of milliseconds"),
        ("smt.random_seed=x", "invalid value in `smt.random_seed=x`: expected a number"),
        ("model=maybe", "invalid value in `model=maybe`: expected true or false"),
    ] {
        let run = run(&[argument], "(check-sat)");
        assert_eq!((run.stderr, run.code), (format!("error: {sentence}\n"), Some(2)), "{argument}");
    }
}

#[test]
fn z3_settings_take_effect() {
    let script = format!("{SAT}(get-option :random-seed)(get-option :timeout)(get-option :produce-models)");
    let settings = ["-in", "smt.random_seed=7", "timeout=5000", "MODEL=false", "memory_max_size=2000"];
    check(&settings, &script, "sat\n7\n5000\nfalse");
    check(
        &["dump_models=true"],
        "(declare-const p Bool)(assert p)(check-sat)",
        "sat\n(\n  (define-fun p () Bool true)\n)",
    );
    check(&["timeout=1", "timeout=4294967295"], &format!("{SAT}(get-option :timeout)"), "sat\n0");
}

#[test]
fn settings_without_a_meaning_are_mentioned_if_asked_for() {
    let settings = ["smt.arith.solver=2", "auto_config=false"];
    check(&settings, SAT, "sat");
    let run = run(&[&settings[..], &["-v:1"]].concat(), SAT);
    assert_eq!((run.stdout.as_str(), run.code), ("sat\n", Some(0)));
    for setting in settings {
        assert!(run.stderr.contains(&format!("; {setting} means nothing here and is ignored\n")), "{run:?}");
    }
}

#[test]
fn verbosity_tells_of_checks_and_steps() {
    let summary = |line: &&str| line.starts_with("; check 1: sat in ") && line.contains(", by ");
    let step = |line: &&str| line.starts_with("; step 1: ");
    for (arguments, script, summaries, steps) in [
        (&["-v:0"][..], SAT.to_string(), 0, 0),
        (&["-v:1"], SAT.to_string(), 1, 0),
        (&["verbose=2"], SAT.to_string(), 1, 1),
        (&[], format!("(set-option :verbosity 1){SAT}"), 1, 0),
        (&["-v:5"], format!("(set-option :verbosity 0){SAT}"), 0, 0),
    ] {
        let run = run(arguments, &script);
        assert_eq!(run.stdout, "sat\n");
        let lines: Vec<&str> = run.stderr.lines().collect();
        assert_eq!(lines.iter().filter(|line| summary(line)).count(), summaries, "{arguments:?} {run:?}");
        assert_eq!(lines.iter().filter(|line| step(line)).count(), steps, "{arguments:?} {run:?}");
        assert!(lines.iter().all(|line| line.starts_with("; ")), "{run:?}");
    }
    let diagnostics = file("diagnostics.txt", "");
    let script = format!("(set-option :verbosity 1)(set-option :diagnostic-output-channel {diagnostics:?}){SAT}");
    check(&[], &script, "sat");
    let told = std::fs::read_to_string(diagnostics).expect("the file is there");
    assert!(told.starts_with("; check 1: sat in "), "{told}");
}

#[test]
fn several_files_are_answered_under_their_names() {
    let one = file("one.smt2", "(set-option :print-success true)(declare-const x Int)(check-sat)(exit)(check-sat)");
    let two = file("two.smt2", "(declare-const x Bool)(assert (and x (not x)))(check-sat)");
    let paths = [one.display().to_string(), two.display().to_string()];
    let expected = format!("; {}\nsuccess\nsuccess\nsat\nsuccess\n; {}\nunsat", paths[0], paths[1]);
    check(&[&paths[0], &paths[1]], "", &expected);
    let missing = one.with_file_name("three.smt2").display().to_string();
    let run = run(&[&missing, &*paths[1], "-"], "(check-sat)");
    let lines = run.lines();
    assert_eq!((lines[0], run.code), (format!("; {missing}").as_str(), Some(1)));
    assert!(lines[1].starts_with("(error \"cannot read "), "{run:?}");
    assert_eq!(lines[2..], [format!("; {}", paths[1]).as_str(), "unsat", "; -", "sat"]);
}

#[test]
fn help_is_readable() {
    for spelling in ["--help", "-h"] {
        let Run { stdout, stderr, code } = run(&[spelling], "");
        assert_eq!((stderr.as_str(), code), ("", Some(0)));
        assert!(stdout.starts_with("An SMT solver for lists"), "{stdout}");
        for word in
            ["Usage: duelist [OPTIONS] [FILE]...", "--timeout <SECONDS>", "--model", "--param", "--stats", "-T:S"]
        {
            assert!(stdout.contains(word), "{word} in {stdout}");
        }
        assert!(stdout.lines().all(|line| line.chars().count() <= 110), "{stdout}");
    }
}

#[test]
fn help_lists_what_there_is_to_choose_from() {
    let Run { stdout, .. } = run(&["--help"], "");
    let (_, notes) = stdout.split_once("\nStrategies:\n").expect("a list of strategies");
    for strategy in STRATEGIES {
        assert!(
            notes.contains(&format!("\n  {} ", strategy.name)) || notes.starts_with(&format!("  {} ", strategy.name))
        );
    }
    let (_, names) = notes.split_once("\n--disable: ").expect("a list of features");
    let (names, _) = names.split_once("\nZ3's spellings").expect("what follows the features");
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    assert_eq!(names, Feature::ALL.map(Feature::name));
    let (_, codes) = notes.split_once("\nExit codes: ").expect("a list of exit codes");
    for code in ["0 ", "1 ", "2 ", "130 after Ctrl-C", "143 after SIGTERM"] {
        assert!(codes.contains(code), "{code} in {codes}");
    }
    assert!(!stdout.contains("len, map and fold"), "{stdout}");
}

#[test]
fn z3_spellings() {
    let path = file("problem.smt2", SAT);
    let path = path.to_str().expect("a path in UTF-8");
    check(&["-smt2", path], "", "sat");
    check(&["-in", "-smt2", "-t:5000", "-T:20", "-v:0"], SAT, "sat");
    let run = run(&["-model", "-st", path], "");
    assert_eq!((run.lines()[0], run.code), ("sat", Some(0)));
    assert!(run.stdout.contains("(define-fun l () (List Int) (List.value Int (") && run.stdout.contains("\n; time: "));
}

#[test]
fn extra_lines_come_after_the_answer() {
    let script = format!("{SAT}(assert (= (List.len l) 1))(check-sat)(assert false)(check-sat)(echo \"end\")");
    let run = run(&["--model", "--stats"], &script);
    let lines = run.lines();
    assert_eq!((lines[0], run.code, run.stderr.as_str()), ("sat", Some(0), ""));
    let answers: Vec<usize> = (0..lines.len()).filter(|at| ["sat", "unsat"].contains(&lines[*at])).collect();
    assert_eq!(answers.len(), 3);
    assert_eq!((lines[answers[2]], *lines.last().expect("lines")), ("unsat", "\"end\""));
    // A model after each sat, then statistics as comments; after unsat only these.
    assert_eq!(lines[answers[1] + 1], "(");
    assert!(lines[answers[1]..].contains(&"  (define-fun l () (List Int) (List.value Int (7)))"), "{lines:?}");
    assert!(lines[answers[2] + 1..lines.len() - 1].iter().all(|line| line.starts_with("; ")), "{lines:?}");
    for name in ["; time: ", "; steps: ", "; answered-by: "] {
        assert!(lines[..answers[1]].iter().any(|line| line.starts_with(name)), "{name} in {lines:?}");
    }
}

#[test]
fn lengths_and_features() {
    let script = "(declare-const l (List Int))(assert (> (List.fold + 0 (List.map (lambda ((x Int)) (+ x 1)) l)) 3))\
        (check-sat)(get-value ((List.len l)))";
    check(&["--lengths", "increasing"], script, "sat\n(((List.len l) 1))");
    check(&["--lengths", "increasing", "--disable", "deforestation,pruning"], script, "sat\n(((List.len l) 1))");
}
