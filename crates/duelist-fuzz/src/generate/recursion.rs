//! Problems about recursive functions over a list datatype, or along sequences by an index, as users of other solvers write them.
//!
//! Every function is structurally recursive, or counts up to the end of a sequence, so that it has one meaning, which [`crate::oracle`] computes by its definition. Some have a shape that the solver reads, and
//! some do not.

use crate::random::Random;
use crate::sexp::{Script, Sexp, list};

/// What a term is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Int,
    Bool,
    List,
}

impl Kind {
    fn sort(self) -> &'static str {
        match self {
            Kind::Int => "Int",
            Kind::Bool => "Bool",
            Kind::List => "lst",
        }
    }
}

/// A function that was made.
struct Made {
    name: String,
    /// What it takes after the list that it walks along.
    others: Vec<Kind>,
    result: Kind,
}

/// The ways in which the datatype is declared.
const DATATYPES: [&str; 3] = [
    "(declare-datatype lst ((nil) (cons (head Int) (tail lst))))",
    "(declare-datatypes ((lst 0)) (((cons (head Int) (tail lst)) (nil))))",
    "(declare-datatypes () ((lst nil (cons (head Int) (tail lst)))))",
];

/// What stands for a datatype where lists are sequences.
const SEQUENCES: [&str; 4] = [
    "(define-sort lst () (Seq Int))",
    "(define-fun nil () lst (as seq.empty lst))",
    "(define-fun cons ((h Int) (t lst)) lst (seq.++ (seq.unit h) t))",
    "(define-fun app ((x lst) (y lst)) lst (seq.++ x y))",
];

struct Maker<'r> {
    random: &'r mut Random,
    made: Vec<Made>,
    /// Whether lists are sequences, read by an index.
    by_index: bool,
}

/// A problem about up to four functions.
pub(super) fn recursive(random: &mut Random) -> Script {
    let by_index = random.one_in(3);
    let mut commands: Vec<Sexp> = if by_index {
        SEQUENCES.iter().copied().map(super::command).collect()
    } else {
        let app = "(define-fun-rec app ((x lst) (y lst)) lst (match x ((nil y) ((cons h t) (cons h (app t y))))))";
        [*random.pick(&DATATYPES), app].map(super::command).to_vec()
    };
    let app = Made { name: "app".to_string(), others: vec![Kind::List], result: Kind::List };
    let mut maker = Maker { random, made: vec![app], by_index };
    for index in 0..1 + maker.random.below(3) {
        commands.push(if by_index { maker.function_by_index(index) } else { maker.function(index) });
    }
    for name in ["l", "m"] {
        commands.push(list!["declare-const", name, "lst"]);
    }
    commands.push(list!["declare-const", "n", "Int"]);
    for _ in 0..1 + maker.random.below(3) {
        let formula = maker.formula();
        commands.push(list!["assert", formula]);
    }
    Script { commands, witness: None, law: None }
}

impl Maker<'_> {
    /// A function that walks along `x`: alone, together with `y`, or with a look at the next element.
    fn function(&mut self, index: usize) -> Sexp {
        let result = *self.random.pick(&[Kind::Int, Kind::Int, Kind::Bool, Kind::List, Kind::List]);
        let others: Vec<Kind> = [Kind::List, Kind::Int].into_iter().filter(|_| self.random.one_in(3)).collect();
        let name = format!("f{index}");
        let together = others.contains(&Kind::List) && self.random.one_in(2);
        let peeks = !together && self.random.one_in(5);
        let mut call = vec![Sexp::from(name.clone()), Sexp::from("t")];
        for other in &others {
            call.push(match other {
                Kind::List if together => Sexp::from("s"),
                Kind::List if self.random.one_in(6) => list!["cons", "h", "y"],
                Kind::List => Sexp::from("y"),
                _ if self.random.one_in(3) => list!["+", "n", self.random.pick(&["1", "h", "(- 1)"]).to_string()],
                _ => Sexp::from("n"),
            });
        }
        let scope = Scope { others: &others, second: together || peeks };
        let step = self.step(result, &Sexp::List(call), &scope);
        let base = Scope { others: &others, second: false };
        let ended = self.end(result, &base);
        let inner = if together || peeks {
            let ended = self.end(result, &base);
            let subject = if together { "y" } else { "t" };
            list!["match", subject, list![list!["nil", ended], list![list!["cons", "k", "s"], step]]]
        } else {
            step
        };
        let body = list!["match", "x", list![list!["nil", ended], list![list!["cons", "h", "t"], inner]]];
        let mut parameters = vec![list!["x", "lst"]];
        for other in &others {
            parameters.push(list![if *other == Kind::List { "y" } else { "n" }, other.sort()]);
        }
        self.made.push(Made { name: name.clone(), others, result });
        list!["define-fun-rec", name, parameters, result.sort(), body]
    }

    /// A function that goes along `x` by the index `i`: alone, together with `y`, or with a look at the next element. Now and then it reads what is behind the end.
    fn function_by_index(&mut self, index: usize) -> Sexp {
        let result = *self.random.pick(&[Kind::Int, Kind::Int, Kind::Bool, Kind::List, Kind::List]);
        let others: Vec<Kind> = [Kind::List, Kind::Int].into_iter().filter(|_| self.random.one_in(3)).collect();
        let name = format!("f{index}");
        let together = others.contains(&Kind::List) && self.random.one_in(2);
        let peeks = !together && self.random.one_in(4);
        let mut call = vec![Sexp::from(name.clone()), Sexp::from("x"), list!["+", "i", "1"]];
        for other in &others {
            call.push(match other {
                Kind::List if !together && self.random.one_in(6) => list!["cons", "h", "y"],
                Kind::List => Sexp::from("y"),
                _ if self.random.one_in(3) => list!["+", "n", self.random.pick(&["1", "h", "i"]).to_string()],
                _ => Sexp::from("n"),
            });
        }
        let scope = Scope { others: &others, second: together || peeks };
        let step = self.step(result, &Sexp::List(call), &scope);
        let ended = self.end(result, &Scope { others: &others, second: false });
        let ends = ["(>= i (seq.len x))", "(<= (seq.len x) i)", "(not (< i (seq.len x)))", "(> i (seq.len x))"];
        let end = match () {
            () if peeks && !self.random.one_in(8) => "(>= (+ i 1) (seq.len x))",
            () => ends[if self.random.one_in(12) { 3 } else { self.random.below(3) }],
        };
        let mut stop = super::parse(end);
        if together && !self.random.one_in(6) {
            stop = list!["or", stop, super::parse("(>= i (seq.len y))")];
        }
        let mut known =
            vec![super::parse("(h (seq.nth x i))"), super::parse("(t (seq.extract x i (- (seq.len x) i)))")];
        if scope.second {
            known.push(super::parse(if together { "(k (seq.nth y i))" } else { "(k (seq.nth x (+ i 1)))" }));
        }
        let body = list!["ite", stop, ended, list!["let", Sexp::List(known), step]];
        let mut parameters = vec![list!["x", "lst"], list!["i", "Int"]];
        for other in &others {
            parameters.push(list![if *other == Kind::List { "y" } else { "n" }, other.sort()]);
        }
        let others = std::iter::once(Kind::Int).chain(others).collect();
        self.made.push(Made { name: name.clone(), others, result });
        list!["define-fun-rec", name, parameters, result.sort(), body]
    }

    /// What is yielded at the end.
    fn end(&mut self, kind: Kind, scope: &Scope<'_>) -> Sexp {
        let number = *self.random.pick(&["(- 1)", "0", "1", "2"]);
        match kind {
            Kind::Int if scope.others.contains(&Kind::Int) && self.random.one_in(2) => Sexp::from("n"),
            Kind::Int => Sexp::from(number),
            Kind::Bool => Sexp::from(*self.random.pick(&["true", "false"])),
            Kind::List if scope.others.contains(&Kind::List) && self.random.one_in(2) => Sexp::from("y"),
            Kind::List if self.random.one_in(5) => list!["cons", number, "nil"],
            Kind::List => Sexp::from("nil"),
        }
    }

    /// A number that is known in a step.
    fn number(&mut self, scope: &Scope<'_>) -> Sexp {
        match self.random.below(7) {
            0 => Sexp::from("1"),
            1 if scope.others.contains(&Kind::Int) => Sexp::from("n"),
            2 => list!["+", "h", "1"],
            3 if scope.second => Sexp::from("k"),
            4 if scope.second => list!["-", "k", "h"],
            5 => list!["*", "2", "h"],
            _ => Sexp::from("h"),
        }
    }

    /// A condition that is known in a step.
    fn condition(&mut self, scope: &Scope<'_>) -> Sexp {
        match self.random.below(6) {
            0 if scope.others.contains(&Kind::Int) => list!["=", "h", "n"],
            1 if scope.others.contains(&Kind::Int) => list!["<=", "h", "n"],
            2 if scope.second => list!["<=", "h", "k"],
            3 => list!["=", list!["mod", "h", "2"], "0"],
            4 => list!["<", "h", "1"],
            _ => list![">", "h", "0"],
        }
    }

    /// What is made of an element and the result for the rest.
    fn step(&mut self, kind: Kind, rest: &Sexp, scope: &Scope<'_>) -> Sexp {
        let (one, condition) = (self.number(scope), self.condition(scope));
        match (kind, self.random.below(6)) {
            (Kind::Int, 0) => list!["+", one, rest],
            (Kind::Int, 1) => list!["ite", condition, list!["+", one, rest], rest],
            (Kind::Int, 2) => list!["-", rest, one],
            (Kind::Int, 3) => list!["ite", condition, one, rest],
            (Kind::Int, 4) => list!["let", list![list!["r", rest]], list!["ite", list!["<", &one, "r"], "r", one]],
            (Kind::Bool, 0 | 1) => list!["and", condition, rest],
            (Kind::Bool, 2 | 3) => list!["or", condition, rest],
            (Kind::Bool, 4) => list!["=", condition, rest],
            (Kind::List, 0) => list!["cons", one, rest],
            (Kind::List, 1) => list!["ite", condition, list!["cons", one, rest], rest],
            (Kind::List, 2) => list!["ite", condition, "t", list!["cons", "h", rest]],
            (Kind::List, 3) => list!["app", rest, list!["cons", one, "nil"]],
            (Kind::List, 4) => list!["ite", condition, list!["cons", one, rest], "nil"],
            (Kind::List, _) => list!["cons", one, list!["cons", "h", rest]],
            _ => rest.clone(),
        }
    }

    /// A list that is known outside all functions.
    fn list(&mut self, depth: usize) -> Sexp {
        let numeral = self.random.below(3).to_string();
        match self.random.below(6) {
            0 if depth > 0 => self.call(Kind::List, depth - 1),
            1 if depth > 0 => list!["cons", numeral, self.list(depth - 1)],
            2 => list!["cons", numeral, "nil"],
            3 | 4 => Sexp::from("m"),
            _ => Sexp::from("l"),
        }
    }

    /// A call with a result of a kind, or something simple if no function has one.
    fn call(&mut self, kind: Kind, depth: usize) -> Sexp {
        let found: Vec<usize> = (0..self.made.len()).filter(|index| self.made[*index].result == kind).collect();
        if found.is_empty() {
            return match kind {
                Kind::Int => Sexp::from("n"),
                Kind::Bool => list!["<", "n", "2"],
                Kind::List => Sexp::from("l"),
            };
        }
        let which = *self.random.pick(&found);
        let (name, others) = (self.made[which].name.clone(), self.made[which].others.clone());
        let mut call = vec![Sexp::from(name), self.list(depth)];
        for other in others {
            call.push(match other {
                Kind::List => self.list(depth),
                _ if self.by_index => {
                    let start: &&str = self.random.pick(&["0", "0", "0", "1", "2", "n", "(- 1)"]);
                    super::parse(start)
                }
                _ => Sexp::from(*self.random.pick(&["n", "0", "1", "2"])),
            });
        }
        Sexp::List(call)
    }

    fn formula(&mut self) -> Sexp {
        let formula = match self.random.below(8) {
            0 => list!["=", self.call(Kind::Int, 1), self.random.below(5).to_string()],
            1 => list!["<", self.call(Kind::Int, 1), self.call(Kind::Int, 2)],
            2 => list!["=", self.call(Kind::Int, 2), self.call(Kind::Int, 1)],
            3 => self.call(Kind::Bool, 1),
            4 => list!["=", self.call(Kind::Bool, 2), self.call(Kind::Bool, 1)],
            5 => list!["=", self.call(Kind::List, 1), self.list(1)],
            6 => list!["=", self.list(0), list!["cons", self.random.below(3).to_string(), self.list(0)]],
            _ => list!["=", self.call(Kind::List, 2), self.call(Kind::List, 1)],
        };
        if self.random.one_in(3) { list!["not", formula] } else { formula }
    }
}

/// What is known where a term stands.
struct Scope<'a> {
    others: &'a [Kind],
    /// Whether there is a second element, `k`.
    second: bool,
}
