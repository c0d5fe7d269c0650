//! Who is measured, as data: a solver, its options, and the form in which it reads problems.

use std::fmt;

use duelist::frontend::STRATEGIES;

/// A translation of lists into a standard theory (paper §7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Datatypes,
    Sequences,
    Arrays,
}

impl Encoding {
    pub(crate) const ALL: [Encoding; 3] = [Encoding::Datatypes, Encoding::Sequences, Encoding::Arrays];
}

/// The name that `duelist translate --to` knows.
impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Encoding::Datatypes => "datatypes",
            Encoding::Sequences => "sequences",
            Encoding::Arrays => "arrays",
        })
    }
}

/// Which program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Program {
    Duelist,
    Z3(Encoding),
    Cvc5(Encoding),
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Program::Duelist => f.write_str("duelist"),
            Program::Z3(encoding) => write!(f, "z3-{encoding}"),
            Program::Cvc5(encoding) => write!(f, "cvc5-{encoding}"),
        }
    }
}

/// A program with its options: a column of a table, a panel of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Contestant {
    /// What the column is called.
    pub(crate) title: String,
    pub(crate) program: Program,
    /// The options, separated by blanks.
    pub(crate) options: String,
}

impl Contestant {
    fn new(title: impl Into<String>, program: Program, options: impl Into<String>) -> Contestant {
        Contestant { title: title.into(), program, options: options.into() }
    }

    /// A strategy of duelist.
    fn strategy(name: &str) -> Contestant {
        Contestant::new(format!("duelist {name}"), Program::Duelist, format!("--strategy {name}"))
    }

    /// The strategy that runs when none is named.
    pub(crate) fn default_strategy() -> Contestant {
        Contestant::strategy(duelist::Options::default().strategy.name)
    }

    /// The system of the paper.
    pub(crate) fn paper() -> Contestant {
        Contestant::strategy("paper")
    }

    /// Every strategy there is, the default one first.
    pub(crate) fn strategies() -> Vec<Contestant> {
        let first = Contestant::default_strategy();
        let others = STRATEGIES.iter().map(|strategy| Contestant::strategy(strategy.name));
        let others: Vec<Contestant> = others.filter(|other| *other != first).collect();
        std::iter::once(first).chain(others).collect()
    }

    /// The other solvers, in the order of the paper's comparison table.
    pub(crate) fn peers() -> Vec<Contestant> {
        vec![
            Contestant::new("Z3 (DT)", Program::Z3(Encoding::Datatypes), ""),
            Contestant::z3_sequences(),
            Contestant::new("Z3 (Array)", Program::Z3(Encoding::Arrays), ""),
            Contestant::new("cvc5 (DT)", Program::Cvc5(Encoding::Datatypes), "--option fmf-fun=true"),
        ]
    }

    /// The peer that ratios of different machines are taken to.
    pub(crate) fn z3_sequences() -> Contestant {
        Contestant::new("Z3 (Seq)", Program::Z3(Encoding::Sequences), "")
    }

    /// The columns of the paper's ablation table, then the default strategy if it is another one.
    pub(crate) fn ablation() -> Vec<Contestant> {
        let paper = Contestant::paper();
        let without = |title: &str, disabled: &str| {
            Contestant::new(title, Program::Duelist, format!("{} --disable {disabled}", paper.options))
        };
        let mut columns = vec![
            without("No optim.", "deforestation,summarization,reachability"),
            without("Deforestation", "summarization,reachability"),
            without("Summarization", "deforestation,reachability"),
            Contestant { title: "All optim.".into(), ..paper.clone() },
        ];
        let default = Contestant::default_strategy();
        if default.options != paper.options {
            columns.push(default);
        }
        columns
    }

    /// Whether the solver's name or an option contains one of the patterns; without patterns, yes.
    pub(crate) fn matches(&self, patterns: &[String]) -> bool {
        let name = self.program.to_string();
        patterns.is_empty() || patterns.iter().any(|part| name.contains(part) || self.options.contains(part))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_differ_and_ours_comes_first() {
        for columns in [Contestant::ablation(), [Contestant::strategies(), Contestant::peers()].concat()] {
            for (i, column) in columns.iter().enumerate() {
                assert!(!columns[..i].iter().any(|other| {
                    other.title == column.title || (other.program, &other.options) == (column.program, &column.options)
                }));
            }
        }
        assert_eq!(Contestant::strategies()[0], Contestant::default_strategy());
    }
}
