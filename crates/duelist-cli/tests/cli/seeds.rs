//! Models that come again, and others on purpose.

use std::collections::BTreeSet;

use crate::driver::run;

/// Problems with many models: a word, numbers without lists, records, lists of any length.
const PROBLEMS: [&str; 4] = [
    "(declare-const l (List Int))(assert (= (List.len l) 4))(assert (List.forall (lambda ((x Int)) (<= 0 x 50)) l))
     (assert (< 20 (List.sum l)))(check-sat)(get-value (l))",
    "(declare-const x Int)(declare-const y Int)(declare-const b Bool)(assert (=> b (< 100 (+ x y))))
     (check-sat)(get-value (x y b))",
    "(declare-datatype P ((p (n Int) (r Real))))(declare-const l (List P))(assert (= (List.len l) 2))
     (assert (List.forall (lambda ((e P)) (< 0.5 (+ (r e) (to_real (n e))))) l))(check-sat)(get-value (l))",
    "(declare-const l (List Int))(declare-const m (List Int))(assert (< 3 (List.sum l) (List.sum m)))
     (check-sat)(get-value (l m))",
];

fn model(arguments: &[&str], script: &str) -> String {
    let run = run(arguments, script);
    assert!(run.stdout.starts_with("sat\n") && run.code == Some(0), "{run:?}");
    run.stdout
}

#[test]
fn seeds_give_other_models() {
    for problem in PROBLEMS {
        let with = |seed: u64| model(&["--threads", "1", "--seed", &seed.to_string()], problem);
        let models: BTreeSet<String> = (0..8).map(with).collect();
        assert!(models.len() >= 4, "{models:?}");
    }
}

#[test]
fn one_thread_gives_the_same_model_again() {
    for problem in PROBLEMS {
        for seed in ["0", "1", "7"] {
            let script = format!("(set-option :random-seed {seed}){problem}");
            let first = model(&["--threads", "1"], &script);
            for _ in 0..3 {
                assert_eq!(model(&["--threads", "1"], &script), first, "seed {seed}");
                assert_eq!(model(&["--threads", "1", "--seed", seed], problem), first, "seed {seed}");
            }
        }
    }
}

#[test]
fn short_models_stay_short() {
    let script = "(declare-const l (List Int))(assert (< 20 (List.sum l)))
        (assert (List.forall (lambda ((x Int)) (< x 9)) l))(check-sat)(get-value ((List.len l)))";
    for seed in ["0", "1", "2", "3"] {
        let said = model(&["--threads", "1", "--lengths", "increasing", "--seed", seed], script);
        assert_eq!(said, "sat\n(((List.len l) 3))\n", "seed {seed}");
    }
}
