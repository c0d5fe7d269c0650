//! Changes of a problem that must not change its answer, each a value with a name.

use std::fmt;

use crate::random::Random;
use crate::sexp::{Script, Sexp, list};

/// A change. It gives the text of the changed problem, whose last question must have the same answer, or nothing if it does not apply.
pub struct Change {
    /// Its name, in kebab case.
    pub name: &'static str,
    apply: fn(&Script, &mut Random) -> Option<String>,
}

impl Change {
    /// The changed problem.
    #[must_use]
    pub fn apply(&self, script: &Script, random: &mut Random) -> Option<String> {
        (self.apply)(script, random)
    }
}

impl fmt::Debug for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// All of them.
pub const CHANGES: &[Change] = &[
    // Every declared or defined name becomes another, some of them odd.
    Change { name: "rename", apply: rename },
    // Assertions in another order.
    Change { name: "reorder", apply: reorder },
    // Something true is asserted as well.
    Change { name: "tautology", apply: tautology },
    // A subterm is bound by `let`.
    Change { name: "let-lift", apply: let_lift },
    // Each assertion is a definition.
    Change { name: "define", apply: define },
    // A list in place of an equal one: mapped by the identity, or with nothing appended; a length as a fold.
    Change { name: "equivalent-fold", apply: equivalent_fold },
    // Two list variables of one sort change places.
    Change { name: "swap-lists", apply: swap_lists },
    // Something is asserted, asked and taken back before.
    Change { name: "push-pop", apply: push_pop },
    // An assertion becomes an assumption.
    Change { name: "assume", apply: assume },
    // All assertions in one, twice negated.
    Change { name: "conjunction", apply: conjunction },
];

fn with(commands: Vec<Sexp>) -> Option<String> {
    Some(Script { commands, witness: None, law: None }.to_string())
}

fn names(script: &Script) -> Vec<&str> {
    let declares =
        |command: &&Sexp| matches!(command.head(), "declare-const" | "declare-fun" | "define-fun" | "define-const");
    script.commands.iter().filter(declares).filter_map(|command| command.parts().get(1)?.word()).collect()
}

fn rename(script: &Script, random: &mut Random) -> Option<String> {
    let names = names(script);
    let odd = ["|a b|", "|(|", "a.b", "@at", "|ü|", "|;|", "|\"|", "!x", "$y", "~"];
    let start = random.below(odd.len());
    let new = |word: &str| {
        let index = names.iter().position(|name| *name == word)?;
        Some(odd.get(start + index).map_or_else(|| format!("renamed-{index}"), |name| (*name).to_string()))
    };
    with(script.commands.iter().map(|command| command.renamed(&new)).collect())
}

fn reorder(script: &Script, random: &mut Random) -> Option<String> {
    let named = script.commands.iter().any(|command| command.to_string().contains(":named"));
    let (mut assertions, mut commands): (Vec<Sexp>, Vec<Sexp>) =
        script.commands.iter().cloned().partition(|command| command.head() == "assert");
    random.shuffle(&mut assertions);
    commands.extend(assertions);
    if named { None } else { with(commands) }
}

fn tautology(script: &Script, random: &mut Random) -> Option<String> {
    let mut commands = script.commands.clone();
    let formulas: Vec<&Sexp> = script.assertions().collect();
    if formulas.is_empty() || script.context().contains(":named") {
        return None;
    }
    let formula = *random.pick(&formulas);
    let truth = match (random.below(3), lists(script).first()) {
        (0, Some((name, _))) => list![">=", list!["List.len", *name], "0"],
        (1, _) => list!["=>", formula, formula],
        _ => list!["or", formula, list!["not", formula]],
    };
    commands.push(list!["assert", truth]);
    with(commands)
}

fn let_lift(script: &Script, random: &mut Random) -> Option<String> {
    let assertions: Vec<usize> =
        (0..script.commands.len()).filter(|index| script.commands[*index].head() == "assert").collect();
    if assertions.is_empty() {
        return None;
    }
    let index = *random.pick(&assertions);
    let formula = script.commands[index].parts().get(1)?;
    // Below these words stand terms only, and no variables are bound.
    let plain = [
        "and",
        "or",
        "not",
        "=",
        "<",
        "<=",
        ">",
        ">=",
        "+",
        "-",
        "ite",
        "=>",
        "xor",
        "List.len",
        "List.append",
        "distinct",
    ];
    let mut places: Vec<(Vec<usize>, Sexp)> = Vec::new();
    let mut open = vec![(Vec::new(), formula)];
    while let Some((path, tree)) = open.pop() {
        if !path.is_empty() {
            places.push((path.clone(), tree.clone()));
        }
        if plain.contains(&tree.head()) {
            open.extend(
                tree.parts().iter().enumerate().skip(1).map(|(place, part)| ([&path[..], &[place]].concat(), part)),
            );
        }
    }
    if places.is_empty() {
        return None;
    }
    let (path, tree) = random.pick(&places);
    let body = formula.replaced(path, &Sexp::from("lifted"));
    let mut commands = script.commands.clone();
    commands[index] = list!["assert", list!["let", list![list!["lifted", tree]], body]];
    with(commands)
}

fn define(script: &Script, _: &mut Random) -> Option<String> {
    let mut commands = Vec::new();
    for (index, command) in script.commands.iter().enumerate() {
        match (command.head(), command.parts()) {
            ("assert", [_, formula]) if formula.head() != "!" => {
                let name = format!("claim-{index}");
                commands.push(list![
                    "define-fun",
                    name.clone(),
                    list![list!["given", "Bool"]],
                    "Bool",
                    list!["=", "given", formula]
                ]);
                commands.push(list!["assert", list![name, "true"]]);
            }
            _ => commands.push(command.clone()),
        }
    }
    with(commands)
}

fn lists(script: &Script) -> Vec<(&str, &Sexp)> {
    script.constants().filter(|(_, sort)| sort.head() == "List").collect()
}

fn equivalent_fold(script: &Script, random: &mut Random) -> Option<String> {
    let lists = lists(script);
    if lists.is_empty() {
        return None;
    }
    let (name, sort) = random.pick(&lists);
    let element = sort.parts().get(1)?;
    let same = match random.below(3) {
        0 => list!["List.map", list!["lambda", list![list!["same", element]], "same"], *name],
        1 => list!["List.append", *name, list!["List.value", element, Sexp::List(Vec::new())]],
        _ => list![
            "ite",
            list![
                "=",
                list![
                    "List.fold",
                    list!["lambda", list![list!["seen", "Int"], list!["same", element]], list!["+", "seen", "1"]],
                    "0",
                    *name
                ],
                list!["List.len", *name]
            ],
            *name,
            list!["List.value", element, Sexp::List(Vec::new())]
        ],
    };
    let commands: Vec<Sexp> = script
        .commands
        .iter()
        .map(|command| match command.parts() {
            [head, formula] if command.head() == "assert" => {
                Sexp::List(vec![head.clone(), replace(formula, name, &same)])
            }
            _ => command.clone(),
        })
        .collect();
    with(commands)
}

/// A free name replaced by a term. Where a binder hides the name nothing is replaced.
fn replace(term: &Sexp, name: &str, by: &Sexp) -> Sexp {
    let binds = |parts: &[Sexp]| {
        matches!(parts.first().and_then(Sexp::word), Some("lambda" | "let" | "match"))
            && parts
                .iter()
                .any(|part| part.places().iter().any(|(_, inner)| inner.parts().len() >= 2 && inner.head() == name))
    };
    match term {
        Sexp::Word(word) if word == name => by.clone(),
        Sexp::Word(_) => term.clone(),
        Sexp::List(parts) if binds(parts) => term.clone(),
        Sexp::List(parts) => Sexp::List(parts.iter().map(|part| replace(part, name, by)).collect()),
    }
}

fn swap_lists(script: &Script, _: &mut Random) -> Option<String> {
    let lists = lists(script);
    let (first, sort) = *lists.first()?;
    let (second, _) = *lists.iter().skip(1).find(|(_, other)| *other == sort)?;
    let swap = |word: &str| match word {
        word if word == first => Some(second.to_string()),
        word if word == second => Some(first.to_string()),
        _ => None,
    };
    // The declarations too: as every occurrence changes, it is a renaming.
    with(script.commands.iter().map(|command| command.renamed(&swap)).collect())
}

fn push_pop(script: &Script, random: &mut Random) -> Option<String> {
    let formulas: Vec<&Sexp> = script.assertions().collect();
    if formulas.is_empty() || script.context().contains(":named") {
        return None;
    }
    let other = list!["assert", list!["not", *random.pick(&formulas)]];
    let before = script.context();
    Some(format!(
        "(push 1)\n{before}{other}\n(check-sat)\n(pop 1)\n{before}(push 2)\n{other}\n(check-sat)\n(pop 2)\n(check-sat)"
    ))
}

fn assume(script: &Script, random: &mut Random) -> Option<String> {
    let mut commands = script.commands.clone();
    let assertions: Vec<usize> = (0..commands.len()).filter(|index| commands[*index].head() == "assert").collect();
    if assertions.is_empty() || script.context().contains(":named") {
        return None;
    }
    let index = *random.pick(&assertions);
    let formula = commands[index].parts().get(1)?.clone();
    commands[index] = list!["assert", list!["=>", "assumed", formula]];
    commands.insert(0, list!["declare-const", "assumed", "Bool"]);
    let context = Script { commands, witness: None, law: None }.context();
    Some(format!("{context}(check-sat-assuming (assumed))"))
}

fn conjunction(script: &Script, _: &mut Random) -> Option<String> {
    let formulas: Vec<Sexp> = script.assertions().map(|formula| list!["not", formula]).collect();
    if formulas.is_empty() || script.context().contains(":named") {
        return None;
    }
    let mut commands: Vec<Sexp> =
        script.commands.iter().filter(|command| command.head() != "assert").cloned().collect();
    let mut parts = vec![Sexp::from("or")];
    parts.extend(formulas);
    commands.push(list!["assert", list!["not", Sexp::List(parts)]]);
    with(commands)
}
