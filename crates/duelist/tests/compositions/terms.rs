//! Compositions of combinators as texts, their arguments made from the signatures in the table.

use duelist::internals::term::{Outcome, Parameter, Pattern, Signature};

/// A sort of scalars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Bool,
    Int,
    Pair(Box<Sort>, Box<Sort>),
}

impl Sort {
    pub(crate) fn text(&self) -> String {
        match self {
            Sort::Bool => "Bool".to_string(),
            Sort::Int => "Int".to_string(),
            Sort::Pair(first, second) => format!("(Tuple {} {})", first.text(), second.text()),
        }
    }

    /// A number that depends on all of a value.
    fn number(&self, value: &str) -> String {
        match self {
            Sort::Bool => format!("(ite {value} 1 0)"),
            Sort::Int => value.to_string(),
            Sort::Pair(first, second) => {
                let (first, second) = (
                    first.number(&format!("(tuple.first {value})")),
                    second.number(&format!("(tuple.second {value})")),
                );
                format!("(- {first} (* 2 {second}))")
            }
        }
    }

    /// A value that depends on a number.
    fn value(&self, number: &str) -> String {
        match self {
            Sort::Bool => format!("(> {number} 0)"),
            Sort::Int => number.to_string(),
            Sort::Pair(first, second) => {
                format!("(tuple {} {})", first.value(number), second.value(&format!("(- 1 {number})")))
            }
        }
    }
}

/// A list and the sort of its elements.
#[derive(Clone, Debug)]
pub(crate) struct List {
    pub(crate) text: String,
    pub(crate) element: Sort,
}

/// A term and its sort as it is written.
#[derive(Clone, Debug)]
pub(crate) struct Scalar {
    pub(crate) text: String,
    pub(crate) sort: Sort,
}

/// What makes a list of lists and numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Producer {
    Row(&'static Signature),
    /// One of the two lists that a row gives.
    Half(&'static Signature, &'static str),
    /// An operator without a row.
    Other(&'static str),
}

/// What reads lists.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Consumer {
    Row(&'static Signature),
    /// An operator without a row.
    Other(&'static str),
}

impl Producer {
    pub(crate) fn all() -> Vec<Producer> {
        let rows = Signature::all().iter().flat_map(|row| match row.outcome {
            Outcome::List(_) => vec![Producer::Row(row)],
            Outcome::Lists(_) => ["tuple.first", "tuple.second"].map(|half| Producer::Half(row, half)).to_vec(),
            Outcome::Value(_) => Vec::new(),
        });
        let others = ["List.append", "List.repeat", "List.cycle", "List.value", "List.drift", "ite"];
        rows.chain(others.map(Producer::Other)).collect()
    }

    pub(crate) fn name(self) -> String {
        match self {
            Producer::Row(row) => row.name.to_string(),
            Producer::Half(row, half) => format!("{half} {}", row.name),
            Producer::Other(name) => name.to_string(),
        }
    }
}

impl Consumer {
    pub(crate) fn all() -> Vec<Consumer> {
        let rows = Signature::all().iter().filter(|row| matches!(row.outcome, Outcome::Value(_)));
        rows.map(Consumer::Row).chain(["=", "distinct"].map(Consumer::Other)).collect()
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Consumer::Row(row) => row.name,
            Consumer::Other(name) => name,
        }
    }
}

/// Picks arguments: the same for the same name.
pub(crate) struct Choice {
    state: u64,
    /// A number in scope.
    number: &'static str,
}

impl Choice {
    /// `number` is a variable or constant of sort `Int` that arguments may mention.
    pub(crate) fn new(name: &str, number: &'static str) -> Choice {
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Choice { state: name.bytes().fold(0xcbf2_9ce4_8422_2325, hash), number }
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.state >> 33).expect("31 bits") % bound
    }

    fn any<'a>(&mut self, texts: &[&'a str]) -> &'a str {
        texts[self.below(texts.len())]
    }

    fn count(&mut self) -> String {
        let number = self.number;
        self.any(&[number, number, "0", "1", "2", "(- 1)", "(List.len m)"]).to_string()
    }

    fn scalar(&mut self, sort: &Sort) -> String {
        let number = self.number;
        sort.value(self.any(&[number, "0", "1", "2"]))
    }

    /// Another list with elements of this sort.
    fn other(&mut self, list: &List) -> String {
        match (&list.element, self.below(4)) {
            (Sort::Int, 0) => "l".to_string(),
            (Sort::Int, 1) => "m".to_string(),
            (element, 2) => {
                format!("(List.value {} ({} {}))", element.text(), self.scalar(element), self.scalar(element))
            }
            _ => format!("(List.rev {})", list.text),
        }
    }

    /// A lambda from scalars to a scalar, or to an option of one.
    fn function(&mut self, inputs: &[Sort], output: &Sort, partial: bool) -> String {
        const NAMES: [&str; 4] = ["a", "b", "c", "d"];
        let parameters: Vec<String> =
            NAMES.iter().zip(inputs).map(|(name, sort)| format!("({name} {})", sort.text())).collect();
        let numbers: Vec<String> = NAMES.iter().zip(inputs).map(|(name, sort)| sort.number(name)).collect();
        let (first, last) = (&numbers[0], &numbers[numbers.len() - 1]);
        let number = match (self.below(8), inputs.len()) {
            (0, _) => format!("(+ 1 {})", numbers.join(" ")),
            (1, 1) => format!("(- {} {first})", self.number),
            (2, 1) => format!("(List.sum (List.range 0 {first}))"),
            (3, 1) => format!("(List.nth m {first} 1)"),
            (4, 1) => format!("(List.len (List.take {first} l))"),
            (1, _) => format!("(ite (< {first} {last}) {first} (+ {last} 1))"),
            (2, _) => format!("(+ {} (List.len (List.take {last} m)))", numbers.join(" ")),
            (3 | 4, _) => format!("(- {} {})", numbers.join(" "), self.number),
            (5, 1) => format!("(* 2 {first})"),
            (_, 1) => format!("(- 1 {first})"),
            _ => format!("(- {})", numbers.join(" ")),
        };
        let condition = match self.below(4) {
            0 => format!("(= {number} 1)"),
            1 => format!("(<= {number} {})", self.number),
            _ => format!("(> {number} 0)"),
        };
        let body = match (partial, output) {
            (true, _) => {
                let option = format!("(Option {})", output.text());
                format!("(ite {condition} (some {}) (as none {option}))", output.value(&format!("(+ 1 {last})")))
            }
            (false, Sort::Bool) => condition,
            (false, output) => output.value(&number),
        };
        format!("(lambda ({}) {body})", parameters.join(" "))
    }

    /// What a row gives when it is applied to the list, and to what else it needs.
    fn apply(&mut self, row: &Signature, list: &List) -> (String, Sort) {
        let list = match row.numeric {
            Some(Pattern::Element) => self.numbers(list),
            _ => list.clone(),
        };
        let image = if row.numeric == Some(Pattern::Image) || self.below(4) > 0 { Sort::Int } else { Sort::Bool };
        let image =
            if row.parameters.contains(&Parameter::List(Pattern::Images)) { list.element.clone() } else { image };
        let second = match self.below(3) {
            0 => List { text: "l".to_string(), element: Sort::Int },
            1 => List { text: "m".to_string(), element: Sort::Int },
            _ => list.clone(),
        };
        let sort = |pattern: Pattern| match pattern {
            Pattern::Bool => Sort::Bool,
            Pattern::Int => Sort::Int,
            Pattern::Element => list.element.clone(),
            Pattern::Second => second.element.clone(),
            Pattern::Pair => Sort::Pair(Box::new(list.element.clone()), Box::new(second.element.clone())),
            Pattern::Image | Pattern::Images => image.clone(),
        };
        let reads = row.parameters.iter().any(|parameter| matches!(parameter, Parameter::List(_)));
        let mut arguments = Vec::with_capacity(row.parameters.len());
        for (place, parameter) in row.parameters.iter().enumerate() {
            arguments.push(match *parameter {
                Parameter::List(Pattern::Second) => second.text.clone(),
                Parameter::List(Pattern::Images) => self.lists(&list),
                Parameter::List(_) => list.text.clone(),
                // What reads no list depends on one all the same.
                Parameter::Value(Pattern::Int) if !reads && place + 1 == row.parameters.len() => {
                    format!("(List.len {})", list.text)
                }
                Parameter::Value(Pattern::Int) => self.count(),
                Parameter::Value(pattern) => self.scalar(&sort(pattern)),
                Parameter::Function(inputs, Pattern::Images) => {
                    let inputs: Vec<Sort> = inputs.iter().copied().map(sort).collect();
                    let inner = self.function(&inputs, &image, false);
                    let parameters: Vec<String> = ["a", "b", "c"]
                        .iter()
                        .zip(&inputs)
                        .map(|(name, sort)| format!("({name} {})", sort.text()))
                        .collect();
                    let parameters = format!("(lambda ({})", parameters.join(" "));
                    let body = inner.strip_prefix(&parameters).expect("a lambda");
                    let body = body.strip_suffix(')').expect("a lambda").trim();
                    format!("{parameters} (List.value {} ({body} {body})))", image.text())
                }
                Parameter::Function(inputs, output) => {
                    let inputs: Vec<Sort> = inputs.iter().copied().map(sort).collect();
                    self.function(&inputs, &sort(output), false)
                }
                Parameter::Partial(inputs, output) => {
                    let inputs: Vec<Sort> = inputs.iter().copied().map(sort).collect();
                    self.function(&inputs, &sort(output), true)
                }
            });
        }
        let (Outcome::Value(outcome) | Outcome::List(outcome) | Outcome::Lists(outcome)) = row.outcome;
        (format!("({} {})", row.name, arguments.join(" ")), sort(outcome))
    }

    /// A list of lists made of the list: of each element a list with it, or with it twice.
    fn lists(&mut self, list: &List) -> String {
        let (sort, twice) = (list.element.text(), if self.below(2) == 0 { "e e" } else { "e" });
        format!("(List.map (lambda ((e {sort})) (List.value {sort} ({twice}))) {})", list.text)
    }

    /// The list as one of numbers.
    fn numbers(&mut self, list: &List) -> List {
        if list.element == Sort::Int {
            return list.clone();
        }
        let (sort, number) = (list.element.text(), list.element.number("e"));
        List { text: format!("(List.map (lambda ((e {sort})) {number}) {})", list.text), element: Sort::Int }
    }

    /// A list made of another.
    pub(crate) fn produce(&mut self, producer: Producer, list: &List) -> List {
        let element = list.element.clone();
        let head = |choice: &mut Choice| format!("(List.head {} {})", list.text, choice.scalar(&list.element));
        let text = match producer {
            Producer::Row(row) => {
                let (text, element) = self.apply(row, list);
                return List { text, element };
            }
            Producer::Half(row, half) => {
                let (text, element) = self.apply(row, list);
                return List { text: format!("({half} {text})"), element };
            }
            Producer::Other("List.append") => format!("(List.append {} {})", list.text, self.other(list)),
            Producer::Other("List.repeat") => format!("(List.repeat {} {})", self.count(), head(self)),
            Producer::Other("List.cycle") => format!("(List.cycle {} {})", self.count(), list.text),
            Producer::Other("List.value") => {
                format!("(List.value {} ({} {}))", element.text(), head(self), self.scalar(&element))
            }
            Producer::Other("List.drift") => {
                let list = self.numbers(list);
                let drift = "(List.value Int (0 2)) (List.value Int (1 (- 1)))";
                let text = format!("(List.append {} (List.drift {} {drift}))", list.text, self.count());
                return List { text, element: Sort::Int };
            }
            Producer::Other("ite") => {
                let other = self.other(list);
                format!("(ite (> {} 0) {} {other})", self.number, list.text)
            }
            Producer::Other(name) => unreachable!("{name}"),
        };
        List { text, element }
    }

    /// A scalar read of a list.
    pub(crate) fn consume(&mut self, consumer: Consumer, list: &List) -> Scalar {
        let text = match consumer {
            Consumer::Row(row) => {
                let (text, sort) = self.apply(row, list);
                return Scalar { text, sort };
            }
            Consumer::Other("=") => format!("(= {} {})", list.text, self.other(list)),
            Consumer::Other("distinct") => {
                format!("(distinct {} {} {})", list.text, self.other(list), self.other(list))
            }
            Consumer::Other(name) => unreachable!("{name}"),
        };
        Scalar { text, sort: Sort::Bool }
    }

    /// A scalar that mentions the variable `y`, read for every element of the list `m`.
    pub(crate) fn inside(&mut self, scalar: &Scalar) -> Scalar {
        let number = scalar.sort.number(&scalar.text);
        let text = match self.below(3) {
            0 => format!("(List.fold (lambda ((s Int) (y Int)) (+ (* 3 s) {number})) 0 m)"),
            1 => format!("(List.sum (List.map (lambda ((y Int)) {number}) m))"),
            _ => {
                let exists = format!("(List.exists (lambda ((y Int)) (= y {number})) m)");
                return Scalar { text: exists, sort: Sort::Bool };
            }
        };
        Scalar { text, sort: Sort::Int }
    }
}
