//! Problems as trees of words, which is the level at which they are changed and made smaller.
//!
//! These trees are shallow: generated ones have a bounded depth, files of the repository are written by hand. So functions recurse on them.

use std::fmt;

use duelist::frontend::{Commands, Parameters};
use duelist::internals::syntax::{Expr, Quoted, Tree};

/// A word, or some of these in parentheses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sexp {
    /// A symbol, a literal or a keyword, as it is written.
    Word(String),
    /// In parentheses.
    List(Vec<Sexp>),
}

/// `word!("x")`, and lists of words and trees: `list!["+", a, b]`.
macro_rules! list {
    ($($part:expr),* $(,)?) => { $crate::sexp::Sexp::List(vec![$($crate::sexp::Sexp::from($part)),*]) };
}
pub(crate) use list;

impl From<&str> for Sexp {
    fn from(word: &str) -> Sexp {
        Sexp::Word(word.to_string())
    }
}

impl From<String> for Sexp {
    fn from(word: String) -> Sexp {
        Sexp::Word(word)
    }
}

impl From<&Sexp> for Sexp {
    fn from(tree: &Sexp) -> Sexp {
        tree.clone()
    }
}

impl From<Vec<Sexp>> for Sexp {
    fn from(parts: Vec<Sexp>) -> Sexp {
        Sexp::List(parts)
    }
}

impl From<Expr<'_>> for Sexp {
    /// Symbols lose bars that they do not need: `|x|` is `x`.
    fn from(expr: Expr<'_>) -> Sexp {
        match expr.symbol().filter(|_| expr.text().starts_with('|')) {
            _ if expr.is_list() => Sexp::List(expr.children().map(Sexp::from).collect()),
            Some(name) => Sexp::from(Quoted(name).to_string()),
            None => Sexp::from(expr.text()),
        }
    }
}

impl fmt::Display for Sexp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sexp::Word(word) => f.write_str(word),
            Sexp::List(parts) => {
                f.write_str("(")?;
                for (index, part) in parts.iter().enumerate() {
                    if index > 0 {
                        f.write_str(" ")?;
                    }
                    part.fmt(f)?;
                }
                f.write_str(")")
            }
        }
    }
}

impl Sexp {
    /// The word, if it is one.
    #[must_use]
    pub fn word(&self) -> Option<&str> {
        match self {
            Sexp::Word(word) => Some(word),
            Sexp::List(_) => None,
        }
    }

    /// The parts; none if it is a word.
    #[must_use]
    pub fn parts(&self) -> &[Sexp] {
        match self {
            Sexp::Word(_) => &[],
            Sexp::List(parts) => parts,
        }
    }

    /// The word it begins with.
    #[must_use]
    pub fn head(&self) -> &str {
        self.parts().first().and_then(Sexp::word).unwrap_or_default()
    }

    /// How many words and parentheses there are.
    #[must_use]
    pub fn size(&self) -> usize {
        1 + self.parts().iter().map(Sexp::size).sum::<usize>()
    }

    /// The trees inside and itself, each with its way from the root.
    #[must_use]
    pub fn places(&self) -> Vec<(Vec<usize>, &Sexp)> {
        let mut places = vec![(Vec::new(), self)];
        let mut next = 0;
        while next < places.len() {
            let (path, tree) = places[next].clone();
            places.extend(tree.parts().iter().enumerate().map(|(index, part)| {
                let mut path = path.clone();
                path.push(index);
                (path, part)
            }));
            next += 1;
        }
        places
    }

    /// The same with another tree at a place.
    #[must_use]
    pub fn replaced(&self, path: &[usize], by: &Sexp) -> Sexp {
        match (path, self) {
            ([], _) | (_, Sexp::Word(_)) => by.clone(),
            ([first, rest @ ..], Sexp::List(parts)) => {
                let mut parts = parts.clone();
                if let Some(part) = parts.get_mut(*first) {
                    *part = part.replaced(rest, by);
                }
                Sexp::List(parts)
            }
        }
    }

    /// The same with every word changed.
    #[must_use]
    pub fn renamed(&self, name: &impl Fn(&str) -> Option<String>) -> Sexp {
        match self {
            Sexp::Word(word) => name(word).map_or_else(|| self.clone(), Sexp::Word),
            Sexp::List(parts) => Sexp::List(parts.iter().map(|part| part.renamed(name)).collect()),
        }
    }
}

/// A problem: declarations, definitions and assertions, about which one question is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    /// The commands in order, without `check-sat`.
    pub commands: Vec<Sexp>,
    /// The seed of a model that was made before the problem and satisfies it ([`crate::world::model`]).
    pub witness: Option<u64>,
    /// A formula among the assertions that no model satisfies, by a law of lists.
    pub law: Option<Sexp>,
}

impl Script {
    /// What stands before the first `check-sat` of a text; `None` if it cannot be read, or has commands that are none of a plain problem.
    #[must_use]
    pub fn read(text: &str) -> Option<Script> {
        let mut commands = Vec::new();
        for source in Commands::new(text.as_bytes(), Parameters::default()) {
            let command = Sexp::from(Tree::parse(source.ok()?).ok()?.root());
            match command.head() {
                "check-sat" | "check-sat-assuming" => break,
                "set-logic" | "set-info" | "set-option" | "echo" | "get-info" | "get-option" => {}
                name if name == "assert" || name.starts_with("declare-") || name.starts_with("define-") => {
                    commands.push(command);
                }
                _ => return None,
            }
        }
        Some(Script { commands, witness: None, law: None })
    }

    /// The formulas of the assertions.
    pub fn assertions(&self) -> impl Iterator<Item = &Sexp> {
        self.commands.iter().filter(|command| command.head() == "assert").filter_map(|command| command.parts().get(1))
    }

    /// The constants that are declared, and their sorts.
    pub fn constants(&self) -> impl Iterator<Item = (&str, &Sexp)> {
        self.commands.iter().filter_map(|command| match (command.head(), command.parts()) {
            ("declare-const", [_, name, sort]) => Some((name.word()?, sort)),
            ("declare-fun", [_, name, Sexp::List(none), sort]) if none.is_empty() => Some((name.word()?, sort)),
            _ => None,
        })
    }

    /// Whether a datatype is declared that is recursive, or a sort has another name: values that are lists need not have `List` for their sort then.
    #[must_use]
    pub fn has_own_lists(&self) -> bool {
        let mentions = |tree: &Sexp, name: &str| tree.places().iter().any(|(_, part)| part.word() == Some(name));
        self.commands.iter().any(|command| match (command.head(), command.parts()) {
            ("declare-datatype", [_, name, body]) => name.word().is_some_and(|name| mentions(body, name)),
            ("declare-datatypes", [_, heads, bodies]) => {
                let named = heads.parts().iter().any(|head| mentions(bodies, head.head()));
                // Version 2.0 of the standard: names are with the constructors.
                named
                    || bodies
                        .parts()
                        .iter()
                        .any(|body| body.parts().iter().skip(1).any(|part| mentions(part, body.head())))
            }
            ("define-sort", _) => true,
            _ => false,
        })
    }

    /// How large it is.
    #[must_use]
    pub fn size(&self) -> usize {
        self.commands.iter().map(Sexp::size).sum()
    }

    /// The commands alone.
    #[must_use]
    pub fn context(&self) -> String {
        self.commands.iter().map(|command| format!("{command}\n")).collect()
    }
}

/// With the question.
impl fmt::Display for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(check-sat)", self.context())
    }
}
