//! Who is asked besides the solver, and what counts as a disagreement.
//!
//! | oracle | can refute | cannot see |
//! |---|---|---|
//! | `panic` | parts that oracles use, such as translations, by a panic | anything else |
//! | `solver` | itself: panics, models that fail their own check | anything else |
//! | `model` | `sat`: the printed model is read and evaluated | errors of the evaluator |
//! | `witness` | `unsat`: a model was made before the problem | models that differ much from random ones |
//! | `brute-force` | `unsat`: small values, short lists | models with other values |
//! | `definitions` | both, of recursive functions: models are evaluated by the definitions, small values and short lists are tried | functions that are not over lists of integers |
//! | `rules`, `integers` | rewriting: an assertion has another value in a random model than what it becomes | changes of variables other than to integers |
//! | `law` | `sat` of what is false by a law of lists, so errors of the evaluator, too | |
//! | `unrolled` | `unsat`: Z3 finds a model with short lists | longer lists |
//! | `lengths` | `sat`: Z3 finds no model with lists as long as ours, so errors of the evaluator, too | long lists |
//! | `strategy:…`, `engine:…`, `disabled:…` | one way of solving by another | errors they share |
//! | `change:…` | an answer that depends on how the problem is written | errors that do not |
//! | `certificate` | `unsat` whose obligations have a model | errors in rewriting |
//! | `read-back:…` | an answer that is another one when the problem is translated to sequences or datatypes and read again | errors they share |
//! | `sequences`, `datatypes` | `unsat`, if Z3 or cvc5 finds a model | what they do not settle |

mod ask;
mod certificate;
mod definitions;
mod peers;
mod reread;
mod rewritten;
mod settings;
mod unrolled;

pub use ask::{Reply, Setting, Trouble, Verdict, ask};
pub use peers::Cvc5;

use definitions::Definitions;
use std::sync::Arc;
use std::time::Duration;

use duelist::frontend::Encoding;
use duelist::frontend::Feature;
use duelist::frontend::backend_from_spec;
use duelist::internals::backend::Backend;
use serde::{Deserialize, Serialize};

use crate::metamorphic::CHANGES;
use crate::random::Random;
use crate::sexp::Script;
use crate::world::World;

/// The name of a disagreement that is a panic outside the solver, such as in a translation.
pub const PANIC: &str = "panic";

/// Lists of models up to this length are unrolled.
const LONGEST: usize = 6;

/// Which oracles are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope<'a> {
    /// Those that cost little.
    Quick,
    /// All.
    All,
    /// The one with this name.
    Only(&'a str),
}

impl Scope<'_> {
    fn asks(self, name: &str, quick: bool) -> bool {
        match self {
            Scope::Quick => quick,
            Scope::All => true,
            Scope::Only(wanted) => wanted == name,
        }
    }
}

/// Two answers of which one is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disagreement {
    /// The oracle that disagrees.
    pub oracle: String,
    /// What it says.
    pub message: String,
}

/// What was found out about a problem.
#[derive(Debug)]
pub struct Examination {
    /// The answer of the default strategy, if the problem is one.
    pub reply: Result<Reply, Trouble>,
    /// Who said something conclusive, or could have: the oracle and what it said.
    pub votes: Vec<(String, Verdict)>,
    /// The first disagreement.
    pub disagreement: Option<Disagreement>,
    /// A peer that says `unsat` where a model was checked: its mistake, not ours.
    pub peer_errors: Vec<String>,
}

/// Asks the oracles; one for each thread.
pub struct Judge {
    backend: Arc<dyn Backend>,
    cvc5: Option<Cvc5>,
    timeout: Duration,
}

impl Judge {
    /// With this limit on each question. cvc5 is left out if there is none.
    ///
    /// # Panics
    /// Never: there is a backend of this name.
    #[must_use]
    pub fn new(timeout: Duration, cvc5: Option<Cvc5>) -> Judge {
        Judge { backend: backend_from_spec("z3").expect("z3 is a backend"), cvc5, timeout }
    }

    /// Asks about problem `index`; what is tried at random depends on the index alone.
    ///
    /// A panic of an oracle is a disagreement of the oracle [`PANIC`].
    pub fn examine(&mut self, script: &Script, index: u64, scope: Scope<'_>) -> Examination {
        ask::without_panic(|| self.ask_oracles(script, index, scope)).unwrap_or_else(|trouble| {
            let disagreement = Disagreement { oracle: PANIC.to_string(), message: trouble.to_string() };
            Examination {
                reply: Err(trouble),
                votes: Vec::new(),
                disagreement: Some(disagreement),
                peer_errors: Vec::new(),
            }
        })
    }

    fn ask_oracles(&mut self, script: &Script, index: u64, scope: Scope<'_>) -> Examination {
        let text = script.to_string();
        // Lists may be long where numbers are large; else models are printed in both ways.
        let large = text.split(|c: char| !c.is_ascii_digit()).any(|digits| digits.len() > 3);
        let setting = Setting { compact: large || index % 2 == 1, ..Setting::standard(self.timeout) };
        let reply = ask(&text, setting);
        let mut examination = Examination { reply, votes: Vec::new(), disagreement: None, peer_errors: Vec::new() };
        let (verdict, model) = match &examination.reply {
            // Nobody else is told about functions that we do not read.
            Ok(reply) if reply.reason.contains(ask::UNREAD) => return examination,
            Ok(reply) => (reply.verdict, reply.model.clone()),
            Err(Trouble::IllSorted(_)) => return examination,
            Err(trouble) => {
                let message = trouble.to_string();
                examination.disagreement = Some(Disagreement { oracle: "solver".to_string(), message });
                return examination;
            }
        };
        let mut tally = Tally { reference: (verdict, "auto".to_string()), examination: &mut examination };
        if let Some(model) = model.as_ref().filter(|_| scope.asks("model", true)) {
            match reread::reread(script, model) {
                None => tally.vote("model", Verdict::Sat),
                Some(message) => tally.disagree("model", message),
            }
        }
        ask_definitions(script, model.as_deref(), scope, &mut tally);
        ask_rewriting(script, scope, &mut tally);
        self.ask_models(script, verdict, scope, &mut tally);
        match model {
            Some(model) => self.ask_lengths(script, &model, scope, &mut tally),
            None => self.ask_unrolled(script, scope, &mut tally),
        }
        self.ask_settings(&text, index, scope, &mut tally);
        self.ask_changes(script, index, scope, &mut tally);
        if verdict == Verdict::Unsat {
            self.ask_certificate(&text, scope, &mut tally);
        }
        self.ask_translations(&text, scope, &mut tally);
        self.ask_peers(&text, scope, &mut tally);
        examination
    }

    /// Models that were made, and laws that exclude any.
    fn ask_models(&mut self, script: &Script, verdict: Verdict, scope: Scope<'_>, tally: &mut Tally<'_>) {
        let Some(mut world) = World::read(script) else { return };
        if let Some(seed) = script.witness.filter(|_| scope.asks("witness", true)) {
            if world.satisfied_by(seed) {
                tally.vote("witness", Verdict::Sat);
            }
        }
        if verdict != Verdict::Sat && scope.asks("brute-force", true) {
            let (found, _) = world.brute_force();
            tally.vote("brute-force", if found { Verdict::Sat } else { Verdict::Unknown });
        }
        if scope.asks("law", true) && script.law.as_ref().is_some_and(|law| script.assertions().any(|one| one == law)) {
            tally.vote("law", Verdict::Unsat);
        }
    }

    /// Z3 on the problem with lists of every combination of short lengths; if none has a model, that says nothing.
    fn ask_unrolled(&mut self, script: &Script, scope: Scope<'_>, tally: &mut Tally<'_>) {
        if !scope.asks("unrolled", false) || script.has_own_lists() {
            return;
        }
        let lists: Vec<&str> = script
            .constants()
            .filter(|(_, sort)| sort.head() == "List")
            .map(|(name, _)| name.trim_matches('|'))
            .collect();
        // Lengths below this, so that there are few combinations.
        let most: usize = match lists.len() {
            0 | 1 => 4,
            2 => 3,
            _ => 2,
        };
        let power = |place: usize| most.pow(u32::try_from(place).unwrap_or(0));
        for combination in 0..power(lists.len()).min(16) {
            let Some(mut world) = World::read(script) else { return };
            let length = |name: &str| {
                lists.iter().position(|known| *known == name).map_or(0, |place| combination / power(place) % most)
            };
            if unrolled::unrolled(&mut world, &*self.backend, self.timeout, length, &[1, 0, 2]) == Some(Verdict::Sat) {
                return tally.vote("unrolled", Verdict::Sat);
            }
        }
        tally.vote("unrolled", Verdict::Unknown);
    }

    /// The same with the lengths of the model that was found, which must then have a model.
    fn ask_lengths(&mut self, script: &Script, model: &str, scope: Scope<'_>, tally: &mut Tally<'_>) {
        let asked = scope.asks("lengths", false) && !script.has_own_lists();
        let (true, Some(lengths)) = (asked, reread::lengths(model)) else { return };
        let Some(mut world) = World::read(script) else { return };
        let length = |name: &str| lengths.get(name).copied().unwrap_or(0);
        if lengths.values().all(|length| *length <= LONGEST) {
            if let Some(said) = unrolled::unrolled(&mut world, &*self.backend, self.timeout, length, &[]) {
                tally.vote("lengths", said);
            }
        }
    }

    /// Other strategies, engines alone, features switched off.
    fn ask_settings(&mut self, text: &str, index: u64, scope: Scope<'_>, tally: &mut Tally<'_>) {
        for (kind, strategy) in settings::strategies() {
            let name = format!("{kind}:{}", strategy.name);
            // Where there is a model, others mostly find it before these engines are asked.
            let tempted = tally.reference.0 == Verdict::Sat && settings::only_refutes(strategy);
            if scope.asks(&name, tempted) {
                tally.ask(&name, text, Setting { strategy, threads: 1, ..Setting::standard(self.timeout) });
            }
        }
        let bits = index % (1 << Feature::ALL.len());
        let disabled: Vec<Feature> = Feature::ALL
            .into_iter()
            .enumerate()
            .filter(|(bit, _)| bits >> bit & 1 == 1)
            .map(|(_, feature)| feature)
            .collect();
        let name = format!("disabled:{}", disabled.iter().map(|feature| feature.name()).collect::<Vec<_>>().join(","));
        if scope.asks(&name, false) {
            let strategy =
                if index % 3 == 0 { &duelist::internals::strategy::PAPER } else { &duelist::internals::strategy::AUTO };
            tally.ask(
                &name,
                text,
                Setting { strategy, disabled: &disabled, threads: 1, timeout: self.timeout, compact: true },
            );
        }
    }

    fn ask_changes(&mut self, script: &Script, index: u64, scope: Scope<'_>, tally: &mut Tally<'_>) {
        for (place, change) in CHANGES.iter().enumerate() {
            let name = format!("change:{}", change.name);
            // A third of them for each problem.
            let turn = (index / 7 + place as u64) % 3 == 0;
            if scope.asks(&name, false) && (turn || matches!(scope, Scope::Only(_))) {
                if let Some(text) = change.apply(script, &mut Random::of(index, change.name)) {
                    tally.ask(&name, &text, Setting { threads: 1, ..Setting::standard(self.timeout) });
                }
            }
        }
    }

    /// The certificate of an `unsat`: it must exist, and none of its obligations may have a model.
    fn ask_certificate(&mut self, text: &str, scope: Scope<'_>, tally: &mut Tally<'_>) {
        if !scope.asks("certificate", false) {
            return;
        }
        match certificate::certified(text, &*self.backend, self.timeout) {
            Ok(Some(said)) => tally.vote("certificate", said),
            Ok(None) => {}
            Err(message) => tally.disagree("certificate", message),
        }
    }

    /// This solver on translations, which it reads in its own way: sequences by index, recursive functions, records for pairs.
    fn ask_translations(&self, text: &str, scope: Scope<'_>, tally: &mut Tally<'_>) {
        for encoding in [Encoding::Sequences, Encoding::Datatypes] {
            let name = format!("read-back:{}", encoding.name());
            if let (true, Ok(translation)) = (scope.asks(&name, false), peers::translated(text, encoding)) {
                tally.ask(&name, &translation, Setting { threads: 1, ..Setting::standard(self.timeout) });
            }
        }
    }

    /// Z3 and cvc5 on translations. Where a model of ours was checked, a peer that says `unsat` is wrong, not we.
    fn ask_peers(&mut self, text: &str, scope: Scope<'_>, tally: &mut Tally<'_>) {
        if scope.asks("sequences", false) {
            match peers::translated(text, Encoding::Sequences) {
                Ok(translation) => tally.peer("sequences", peers::z3(&translation, &*self.backend, self.timeout)),
                Err(message) => tally.disagree("sequences", message),
            }
        }
        if scope.asks("datatypes", false) {
            match (peers::translated(text, Encoding::Datatypes), &mut self.cvc5) {
                (Ok(translation), Some(cvc5)) => {
                    if let Some(said) = cvc5.ask(&translation) {
                        tally.peer("datatypes", said);
                    }
                }
                (Ok(_), None) => {}
                (Err(message), _) => tally.disagree("datatypes", message),
            }
        }
    }
}

/// Recursive functions by their definitions.
fn ask_definitions(script: &Script, model: Option<&str>, scope: Scope<'_>, tally: &mut Tally<'_>) {
    let (true, Some(definitions)) = (scope.asks("definitions", true), Definitions::of(script)) else { return };
    match model {
        Some(model) => match reread::definitions(model).and_then(|model| definitions.accepts(&model)) {
            Some(true) => tally.vote("definitions", Verdict::Sat),
            Some(false) => tally.disagree("definitions", format!("false by the definitions:\n{model}")),
            None => {}
        },
        None => tally.vote("definitions", definitions.brute_force()),
    }
}

/// What rewriting makes of the assertions, by evaluation.
fn ask_rewriting(script: &Script, scope: Scope<'_>, tally: &mut Tally<'_>) {
    type Comparison = fn(&mut World, Option<u64>) -> Result<bool, String>;
    for (name, compare) in [("rules", rewritten::rules as Comparison), ("integers", rewritten::integers)] {
        if !scope.asks(name, true) {
            continue;
        }
        let Some(mut world) = World::read(script) else { return };
        match compare(&mut world, script.witness) {
            Ok(true) => tally.vote(name, Verdict::Unknown),
            Ok(false) => {}
            Err(message) => tally.disagree(name, message),
        }
    }
}

/// Compares what is said with what was said before.
struct Tally<'e> {
    /// The first conclusive answer, and whose it is.
    reference: (Verdict, String),
    examination: &'e mut Examination,
}

impl Tally<'_> {
    fn vote(&mut self, name: &str, said: Verdict) {
        self.examination.votes.push((name.to_string(), said));
        if said.contradicts(self.reference.0) {
            self.disagree(name, format!("{name} says {said:?}, {} says {:?}", self.reference.1, self.reference.0));
        } else if self.reference.0 == Verdict::Unknown {
            self.reference = (said, name.to_string());
        }
    }

    fn peer(&mut self, name: &str, said: Verdict) {
        if (self.reference.0, said) == (Verdict::Sat, Verdict::Unsat) {
            self.examination.peer_errors.push(name.to_string());
        } else {
            self.vote(name, said);
        }
    }

    fn ask(&mut self, name: &str, text: &str, setting: Setting<'_>) {
        match ask(text, setting) {
            Ok(reply) => self.vote(name, reply.verdict),
            Err(Trouble::IllSorted(message)) => self.disagree(name, format!("rejected: {message}\n{text}")),
            Err(trouble) => self.disagree(name, trouble.to_string()),
        }
    }

    fn disagree(&mut self, name: &str, message: String) {
        let oracle = name.to_string();
        self.examination.disagreement.get_or_insert(Disagreement { oracle, message });
    }
}
