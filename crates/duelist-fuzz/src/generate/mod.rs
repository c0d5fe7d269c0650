//! Random problems that are well-sorted, small and interesting.
//!
//! A seed and an index give a problem, the same one in every run.

mod laws;
mod recursion;
mod terms;
mod theories;
mod vocabulary;

use duelist::frontend::Signature;
use serde::{Deserialize, Serialize};

use crate::mutate::mutate;
use crate::random::Random;
use crate::sexp::{Script, Sexp, list};
use crate::world::World;
use terms::Generator;
use vocabulary::{Kind, Scalar};

/// Where a problem comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A model came first; every assertion is true in it.
    Planted,
    /// The same with one more assertion, which is false in it.
    Near,
    /// Nothing is known of it.
    Free,
    /// A model came first; several producers, one after the other, make of its lists what they are said to make.
    Composed,
    /// One of its assertions contradicts a law of lists.
    Law,
    /// A file of the repository, changed at random.
    Mutated,
    /// Recursive functions over a list datatype.
    Recursive,
}

impl Origin {
    /// All of them, with how many of a hundred problems they are.
    pub const SHARES: [(Origin, usize); 7] = [
        (Origin::Planted, 30),
        (Origin::Near, 15),
        (Origin::Free, 5),
        (Origin::Composed, 20),
        (Origin::Law, 15),
        (Origin::Mutated, 10),
        (Origin::Recursive, 5),
    ];
}

/// What problems are like: limits, and chances in percent.
#[derive(Clone, Debug)]
pub struct Knobs {
    /// At most so many lists.
    pub lists: usize,
    /// At most so many other constants.
    pub constants: usize,
    /// At most so many assertions.
    pub assertions: usize,
    /// How deep terms are.
    pub fuel: usize,
    /// Combinators inside the functions of combinators.
    pub nested: usize,
    /// Combinators other than `len`, `map` and `fold`, where a combinator stands.
    pub combinators: usize,
    /// Products of unknowns, and division by them.
    pub nonlinear: usize,
    /// A constraint that makes a list long.
    pub long: usize,
    /// Lists inside lists, records, options and tuples.
    pub inside: usize,
    /// Operators of sequences, where a combinator stands.
    pub sequences: usize,
    /// Bit-vectors, strings and arrays.
    pub theories: usize,
    /// Whether all problems are about recursive functions.
    pub recursion: bool,
}

/// What the problems of a run are about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Emphasis {
    /// A bit of everything.
    #[default]
    Any,
    /// Lists inside lists, records, options and tuples.
    Nested,
    /// Functions that look at lists, mostly with their own variables.
    Dependent,
    /// Bit-vectors, strings and arrays.
    Theories,
    /// Recursive functions over a list datatype.
    Recursion,
}

impl Knobs {
    /// Those for problems of a kind.
    #[must_use]
    pub fn new(emphasis: Emphasis) -> Knobs {
        let any = Knobs {
            lists: 3,
            constants: 3,
            assertions: 4,
            fuel: 4,
            nested: 6,
            combinators: 45,
            nonlinear: 2,
            long: 12,
            inside: 20,
            sequences: 12,
            theories: 10,
            recursion: false,
        };
        match emphasis {
            Emphasis::Any => any,
            Emphasis::Nested => Knobs { inside: 100, fuel: 3, ..any },
            Emphasis::Dependent => {
                Knobs { nested: 50, combinators: 80, inside: 0, fuel: 3, lists: 2, long: 3, theories: 0, ..any }
            }
            Emphasis::Theories => Knobs { theories: 100, inside: 5, lists: 2, fuel: 3, ..any },
            Emphasis::Recursion => Knobs { recursion: true, ..any },
        }
    }
}

impl Default for Knobs {
    fn default() -> Knobs {
        Knobs::new(Emphasis::Any)
    }
}

/// A problem that was made.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The problem.
    pub script: Script,
    /// Where it comes from.
    pub origin: Origin,
}

/// Makes problem `index` of a run; `files` are the problems that may be changed.
#[must_use]
pub fn generate(knobs: &Knobs, files: &[Script], seed: u64, index: u64) -> Problem {
    let mut random = Random::of(seed, &index.to_string());
    let mut share = random.below(100);
    let origin = Origin::SHARES.iter().find(|(_, percent)| {
        let found = share < *percent;
        share = share.saturating_sub(*percent);
        found
    });
    let origin = match origin.map_or(Origin::Free, |(origin, _)| *origin) {
        _ if knobs.recursion => Origin::Recursive,
        Origin::Mutated if files.is_empty() => Origin::Free,
        origin => origin,
    };
    let script = match origin {
        Origin::Planted => planted(knobs, &mut random, false),
        Origin::Near => planted(knobs, &mut random, true),
        Origin::Free => free(knobs, &mut random),
        Origin::Composed => composed(knobs, &mut random),
        Origin::Law => lawless(knobs, &mut random),
        Origin::Mutated => mutate(files, &mut random),
        Origin::Recursive => recursion::recursive(&mut random),
    };
    Problem { script, origin }
}

/// Declarations, and so many formulas of which nothing is known, each as an assertion.
#[must_use]
pub fn formulas(knobs: &Knobs, random: &mut Random, count: usize) -> Script {
    let mut generator = Generator::new(knobs, random);
    let mut commands = declarations(&mut generator);
    commands.extend((0..count).map(|_| list!["assert", generator.formula()]));
    Script { commands, witness: None, law: None }
}

/// Declarations alone.
fn declarations(generator: &mut Generator<'_>) -> Vec<Sexp> {
    let mut commands = generator.declare();
    commands.extend(generator.define());
    commands
}

fn free(knobs: &Knobs, random: &mut Random) -> Script {
    let mut generator = Generator::new(knobs, random);
    let mut commands = declarations(&mut generator);
    for _ in 0..1 + generator.random.below(knobs.assertions) {
        let formula = generator.formula();
        commands.push(list!["assert", formula]);
    }
    commands.extend(generator.long());
    Script { commands, witness: None, law: None }
}

/// Assertions that a model made before them satisfies; `near` adds one that it does not.
fn planted(knobs: &Knobs, random: &mut Random, near: bool) -> Script {
    let witness = random.bits();
    let mut generator = Generator::new(knobs, random);
    let mut script = Script { commands: declarations(&mut generator), witness: Some(witness), law: None };
    let count = 1 + generator.random.below(knobs.assertions);
    for _ in 0..count {
        let formula = generator.formula();
        let holds = agree(&script, &formula, witness);
        let Some(holds) = holds else { continue };
        let formula = if holds { formula } else { list!["not", formula] };
        script.commands.push(list!["assert", formula]);
    }
    if near {
        let contradiction = if generator.random.one_in(2) && script.assertions().count() > 0 {
            generator.close_to(&script)
        } else {
            generator.formula()
        };
        let formula = match agree(&script, &contradiction, witness) {
            Some(true) => list!["not", contradiction],
            _ => contradiction,
        };
        script.commands.push(list!["assert", formula]);
        script.commands.extend(generator.long());
        script.witness = None;
    }
    script
}

/// Compositions of producers, and what is read of them, with the values that they have in a model made before: few lists satisfy that.
fn composed(knobs: &Knobs, random: &mut Random) -> Script {
    let witness = random.bits();
    let mut generator = Generator::new(knobs, random);
    generator.lists = vec![("l".to_string(), Scalar::Int), ("m".to_string(), Scalar::Int)];
    let mut script = Script { commands: declarations(&mut generator), witness: Some(witness), law: None };
    for _ in 0..1 + generator.random.below(2) {
        let list = generator.composition();
        let (term, kind) = if generator.random.one_in(3) {
            (list, Kind::List(Scalar::Int))
        } else {
            let (term, sort) = generator.reading(list);
            (term, Kind::Scalar(sort))
        };
        let Some(value) = value_of(&script, kind, &term, witness) else { continue };
        let other = match kind {
            Kind::Scalar(_) if generator.random.one_in(3) => compared(&mut generator, &script, kind, &term, witness),
            _ => None,
        };
        script.commands.push(list!["assert", other.unwrap_or_else(|| list!["=", term, value])]);
    }
    // Where nothing is bounded, a refutation that is wrong may not come about.
    if !generator.random.one_in(3) {
        let lengths = generator.lists.iter().map(|(name, _)| list!["List.len", name.clone()]);
        let numbers = generator.constants.iter().filter(|(_, sort)| *sort == Scalar::Int);
        let bounded: Vec<Sexp> = lengths.chain(numbers.map(|(name, _)| Sexp::from(name.clone()))).collect();
        for term in bounded {
            let Some(value) = value_of(&script, Kind::Scalar(Scalar::Int), &term, witness) else { continue };
            script.commands.push(list!["assert", list!["<=", term, value]]);
        }
    }
    script
}

/// How a term compares with something simple in the model of a seed: more lists satisfy that than have a certain value.
fn compared(generator: &mut Generator<'_>, script: &Script, kind: Kind, term: &Sexp, witness: u64) -> Option<Sexp> {
    let relation = match kind {
        Kind::Scalar(Scalar::Int) => *generator.random.pick(&["=", "=", "<", "<=", ">"]),
        _ => "=",
    };
    let formula = list![relation, term, generator.simple(kind)];
    Some(if agree(script, &formula, witness)? { formula } else { list!["not", formula] })
}

/// The value of a term in the model of a seed, if it has one.
fn value_of(script: &Script, kind: Kind, term: &Sexp, witness: u64) -> Option<Sexp> {
    World::read(script)?.value(&kind.text(), term, witness).map(|value| parse(&value))
}

/// Whether a formula holds in the model of a seed; `None` if it cannot be said.
fn agree(script: &Script, formula: &Sexp, witness: u64) -> Option<bool> {
    let declared: Vec<Sexp> = script.commands.iter().filter(|command| command.head() != "assert").cloned().collect();
    let test = |formula: &Sexp| {
        let mut world = World::read(&Script { commands: declared_with(&declared, formula), witness: None, law: None })?;
        Some(world.satisfied_by(witness))
    };
    match (test(formula)?, test(&list!["not", formula])?) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}

fn declared_with(declared: &[Sexp], formula: &Sexp) -> Vec<Sexp> {
    let mut commands = declared.to_vec();
    commands.push(list!["assert", formula]);
    commands
}

/// A law denied, with something beside it.
fn lawless(knobs: &Knobs, random: &mut Random) -> Script {
    let mut generator = Generator::new(knobs, random);
    generator.lists = vec![("l".to_string(), Scalar::Int), ("m".to_string(), Scalar::Int)];
    let known = |law: &&&str| {
        let words = law.split(|c: char| c.is_whitespace() || "()".contains(c));
        words.filter(|word| word.starts_with("List.")).all(|word| {
            ["List.append", "List.repeat", "List.cycle", "List.value"].contains(&word)
                || Signature::named(word).is_some()
        })
    };
    let nested = generator.random.percent(knobs.inside);
    if nested {
        generator.lists.extend(["r", "q"].map(|name| (name.to_string(), Scalar::Row)));
    }
    let mut commands = declarations(&mut generator);
    let laws = if nested { laws::NESTED } else { laws::LAWS };
    let laws: Vec<&&str> = laws.iter().filter(known).collect();
    let law = **generator.random.pick(&laws);
    let mut holes: Vec<(String, Sexp)> = Vec::new();
    for (hole, kind) in [("?p", 0), ("?q", 0), ("?f", 1), ("?g", 1), ("?s", 2), ("?k", 3), ("?n", 4)] {
        let filling = match kind {
            0 => generator.lambda(&[Scalar::Int], Scalar::Bool, 2),
            1 => generator.lambda(&[Scalar::Int], Scalar::Int, 2),
            2 => generator.lambda(&[Scalar::Int, Scalar::Int], Scalar::Int, 2),
            3 => generator.simple(Kind::Scalar(Scalar::Int)),
            _ => Sexp::from(generator.random.below(6).to_string()),
        };
        holes.push((hole.to_string(), filling));
    }
    let law = fill(&parse(law), &holes);
    commands.push(list!["assert", &law]);
    if generator.random.one_in(3) {
        let noise = generator.formula();
        commands.push(list!["assert", noise]);
    }
    commands.extend(generator.long());
    Script { commands, witness: None, law: Some(law) }
}

fn fill(tree: &Sexp, holes: &[(String, Sexp)]) -> Sexp {
    match tree {
        Sexp::Word(word) => {
            holes.iter().find(|(hole, _)| hole == word).map_or_else(|| tree.clone(), |(_, filling)| filling.clone())
        }
        Sexp::List(parts) => Sexp::List(parts.iter().map(|part| fill(part, holes)).collect()),
    }
}

/// A command that is written correctly.
fn command(text: &str) -> Sexp {
    let script = Script::read(text);
    script.and_then(|script| script.commands.into_iter().next()).unwrap_or_else(|| list!["assert", "true"])
}

/// A tree that is written correctly.
fn parse(text: &str) -> Sexp {
    let script = Script::read(&format!("(assert {text})"));
    script.and_then(|script| script.assertions().next().cloned()).unwrap_or_else(|| Sexp::from("true"))
}
