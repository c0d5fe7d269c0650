//! Random terms: scalars, lists, functions. Combinators are taken from the solver's own table.

use duelist::frontend::{Outcome, Parameter, Pattern, Signature};

use super::Knobs;
use super::vocabulary::{Kind, Scalar};
use crate::random::Random;
use crate::sexp::{Script, Sexp, list};

/// Makes the parts of one problem.
pub(super) struct Generator<'r> {
    pub(super) random: &'r mut Random,
    knobs: &'r Knobs,
    /// The sorts that the problem may use.
    palette: Vec<Scalar>,
    pub(super) lists: Vec<(String, Scalar)>,
    pub(super) constants: Vec<(String, Scalar)>,
    functions: Vec<(String, Vec<Scalar>, Scalar)>,
    /// The bound variables in scope, innermost last.
    scope: Vec<(String, Kind)>,
}

/// What the variables of a combinator's signature stand for.
struct Instance {
    element: Scalar,
    second: Scalar,
    image: Scalar,
}

impl Instance {
    const INTEGERS: Instance = Instance { element: Scalar::Int, second: Scalar::Int, image: Scalar::Int };

    fn sort(&self, pattern: Pattern) -> Scalar {
        match pattern {
            Pattern::Bool => Scalar::Bool,
            Pattern::Int => Scalar::Int,
            Pattern::Element => self.element,
            Pattern::Second => self.second,
            Pattern::Images => self.image.listed().unwrap_or(self.image),
            // Pairs have no sort that can be written; what yields them is not chosen.
            Pattern::Image | Pattern::Pair => self.image,
        }
    }
}

impl<'r> Generator<'r> {
    pub(super) fn new(knobs: &'r Knobs, random: &'r mut Random) -> Generator<'r> {
        let mut palette = vec![Scalar::Bool, Scalar::Int, Scalar::Int, Scalar::Int];
        for _ in 0..random.below(3) {
            palette.push(*random.pick(&Scalar::OTHERS));
        }
        let theories = random.percent(knobs.theories);
        for _ in 0..if theories { 1 + random.below(2) } else { 0 } {
            let sort = *random.pick(&Scalar::THEORIES);
            palette.extend([sort; 3]);
        }
        let nested = random.percent(knobs.inside);
        for _ in 0..if nested { 1 + random.below(2) } else { 0 } {
            palette.push(*random.pick(&Scalar::NESTED));
        }
        let mut lists = Vec::new();
        for name in ["l", "m", "k"].iter().take(1 + random.below(knobs.lists)) {
            let usual = if nested || theories { 30 } else { 60 };
            let element = if random.percent(usual) { Scalar::Int } else { *random.pick(&palette) };
            lists.push(((*name).to_string(), element));
        }
        if nested && (lists.len() < 3 || random.one_in(2)) {
            lists.push(("r".to_string(), *random.pick(&Scalar::NESTED)));
        }
        let mut constants = Vec::new();
        for name in ["x", "y", "z"].iter().take(random.below(knobs.constants + 1)) {
            constants.push(((*name).to_string(), *random.pick(&palette)));
        }
        // Its elements have no literals.
        if palette.contains(&Scalar::Thing) {
            constants.push(("t".to_string(), Scalar::Thing));
        }
        let mut functions = Vec::new();
        if random.one_in(8) {
            let parameter = *random.pick(&palette);
            functions.push(("f".to_string(), vec![parameter], *random.pick(&palette)));
        }
        if nested && random.one_in(6) {
            let (from, to) =
                *random.pick(&[(Scalar::Row, Scalar::Int), (Scalar::Int, Scalar::Row), (Scalar::Row, Scalar::Row)]);
            functions.push(("h".to_string(), vec![from], to));
        }
        Generator { random, knobs, palette, lists, constants, functions, scope: Vec::new() }
    }

    /// The commands that declare what there is.
    pub(super) fn declare(&mut self) -> Vec<Sexp> {
        let mut texts: Vec<String> = Vec::new();
        let mut sorts = self.palette.clone();
        sorts.extend(self.lists.iter().map(|(_, element)| *element));
        for declaration in sorts.iter().flat_map(|sort| sort.declarations()) {
            if !texts.iter().any(|text| text == declaration) {
                texts.push((*declaration).to_string());
            }
        }
        let constants = self.constants.iter().map(|(name, sort)| (name, Kind::Scalar(*sort)));
        let lists = self.lists.iter().map(|(name, element)| (name, Kind::List(*element)));
        texts.extend(constants.chain(lists).map(|(name, kind)| format!("(declare-const {name} {})", kind.text())));
        for (name, parameters, result) in &self.functions {
            let parameters: Vec<&str> = parameters.iter().map(|sort| sort.text()).collect();
            texts.push(format!("(declare-fun {name} ({}) {})", parameters.join(" "), result.text()));
        }
        Script::read(&texts.join("\n")).map_or(Vec::new(), |script| script.commands)
    }

    /// A definition of a function with a body, which terms may call from then on; not always.
    pub(super) fn define(&mut self) -> Option<Sexp> {
        if !self.random.one_in(5) {
            return None;
        }
        let (parameter, result) = (*self.random.pick(&self.palette), *self.random.pick(&self.palette));
        let name = self.variable();
        self.scope.push((name.clone(), Kind::Scalar(parameter)));
        let body = self.scalar(result, 2);
        self.scope.pop();
        self.functions.push(("g".to_string(), vec![parameter], result));
        let parameters = list![list![name, word(parameter.text())]];
        Some(list!["define-fun", "g", parameters, word(result.text()), body])
    }

    /// A constraint that makes a list long, or keeps it from being so; not always.
    pub(super) fn long(&mut self) -> Option<Sexp> {
        if !self.random.percent(self.knobs.long) {
            return None;
        }
        let (name, _) = self.random.pick(&self.lists).clone();
        let length = *self.random.pick(&["3", "5", "6", "9", "20", "100", "1000"]);
        let relation = *self.random.pick(&["=", "=", ">=", "<"]);
        Some(list!["assert", list![relation, list!["List.len", name], length]])
    }

    /// A formula about lists, mostly.
    pub(super) fn formula(&mut self) -> Sexp {
        let fuel = 2 + self.random.below(self.knobs.fuel - 1);
        match self.random.below(10) {
            0..5 => self.comparison(fuel),
            5..7 => self.combined(Scalar::Bool, fuel).unwrap_or_else(|| Sexp::from("true")),
            7 => self.list_relation(fuel),
            _ => self.scalar(Scalar::Bool, fuel),
        }
    }

    /// An assertion of a problem, slightly changed: with another relation or another number.
    pub(super) fn close_to(&mut self, script: &Script) -> Sexp {
        let assertions: Vec<&Sexp> = script.assertions().collect();
        let assertion = (*self.random.pick(&assertions)).clone();
        // The indices of sorts and operators are part of their names.
        let places = assertion.places();
        let indexed: Vec<&Vec<usize>> =
            places.iter().filter(|(_, tree)| tree.head() == "_").map(|(path, _)| path).collect();
        let numerals: Vec<Vec<usize>> = places
            .iter()
            .filter(|(_, tree)| tree.word().is_some_and(|word| word.parse::<u32>().is_ok()))
            .filter(|(path, _)| !indexed.iter().any(|outer| path.starts_with(outer)))
            .map(|(path, _)| path.clone())
            .collect();
        if numerals.is_empty() {
            return list!["not", assertion];
        }
        let path = self.random.pick(&numerals).clone();
        let number = Sexp::from(self.random.below(5).to_string());
        assertion.replaced(&path, &number)
    }

    fn comparison(&mut self, fuel: usize) -> Sexp {
        let sort = if self.random.percent(75) { Scalar::Int } else { *self.random.pick(&self.palette) };
        let left = self.combined(sort, fuel).unwrap_or_else(|| self.simple(Kind::Scalar(sort)));
        let right = if self.random.one_in(3) { self.scalar(sort, fuel - 1) } else { self.simple(Kind::Scalar(sort)) };
        let relation = if sort.is_numeric() { *self.random.pick(&["=", "<", "<=", ">", ">=", "="]) } else { "=" };
        list![relation, left, right]
    }

    fn list_relation(&mut self, fuel: usize) -> Sexp {
        let element = self.element();
        let (left, right) = (self.list(element, fuel - 1), self.list(element, fuel - 1));
        let relation = *self.random.pick(&["=", "=", "distinct"]);
        list![relation, left, right]
    }

    /// The sorts that terms may have, each once.
    pub(super) fn sorts(&self) -> impl Iterator<Item = Scalar> + '_ {
        let all = self.palette.iter().copied().chain(self.lists.iter().map(|(_, element)| *element));
        let mut sorts: Vec<Scalar> = all.collect();
        sorts.dedup();
        sorts.into_iter()
    }

    /// The element sort of some list.
    fn element(&mut self) -> Scalar {
        self.random.pick(&self.lists).1
    }

    /// A name for a bound variable; now and then one that hides another.
    fn variable(&mut self) -> String {
        (*self.random.pick(&["u", "v", "w", "x", "y", "l"])).to_string()
    }

    /// The variables and constants of a kind that are not hidden.
    fn visible(&self, kind: Kind) -> Vec<String> {
        let constants = self.constants.iter().map(|(name, sort)| (name, Kind::Scalar(*sort)));
        let lists = self.lists.iter().map(|(name, element)| (name, Kind::List(*element)));
        let all: Vec<(&String, Kind)> =
            constants.chain(lists).chain(self.scope.iter().map(|(name, kind)| (name, *kind))).collect();
        let mut found: Vec<String> = Vec::new();
        for (index, (name, known)) in all.iter().enumerate() {
            if known.plain() == kind && !all[index + 1..].iter().any(|(other, _)| other == name) {
                // What is near is more interesting than what is far.
                found.extend(std::iter::repeat_n(
                    (*name).clone(),
                    if index + self.scope.len() >= all.len() { 3 } else { 1 },
                ));
            }
        }
        found
    }

    /// A variable, a constant or a literal.
    pub(super) fn simple(&mut self, kind: Kind) -> Sexp {
        let kind = kind.plain();
        let names = self.visible(kind);
        if !names.is_empty() && self.random.percent(65) {
            return Sexp::from(self.random.pick(&names).clone());
        }
        match kind {
            Kind::Scalar(sort) => self.literal(sort),
            Kind::List(element) => self.value(element, 1),
        }
    }

    fn literal(&mut self, sort: Scalar) -> Sexp {
        match sort {
            Scalar::Bool => Sexp::from(*self.random.pick(&["true", "false"])),
            Scalar::Int => {
                number(if self.random.one_in(10) { self.random.between(-30, 30) } else { self.random.between(-3, 4) })
            }
            Scalar::Real => Sexp::from(*self.random.pick(&["0.0", "1.0", "0.5", "2.5", "1.25"])),
            Scalar::Thing => Sexp::from("t"),
            _ if sort.is_of_theory() => self.theory_literal(sort),
            data => {
                let constructor = self.random.pick(data.constructors());
                let fields: Vec<Sexp> =
                    constructor.fields.iter().map(|(_, sort)| self.simple(Kind::Scalar(*sort))).collect();
                apply(constructor.name, fields)
            }
        }
    }

    /// A term of a scalar sort.
    pub(super) fn scalar(&mut self, sort: Scalar, fuel: usize) -> Sexp {
        if let Some(element) = sort.inner() {
            return self.list(element, fuel);
        }
        if fuel == 0 || self.random.one_in(6) {
            return self.simple(Kind::Scalar(sort));
        }
        let inside = self.scope.iter().any(|(_, kind)| matches!(kind, Kind::Scalar(_)));
        let with_list = self.scope.iter().any(|(_, kind)| matches!(kind, Kind::Scalar(sort) if sort.has_lists()));
        let chance = if with_list {
            45
        } else if inside {
            self.knobs.nested
        } else {
            30
        };
        if self.random.percent(chance) {
            if let Some(term) = self.combined(sort, fuel) {
                return term;
            }
        }
        match self.random.below(14) {
            0 | 1 => {
                let condition = self.scalar(Scalar::Bool, fuel - 1);
                let (then, otherwise) = (self.scalar(sort, fuel - 1), self.scalar(sort, fuel - 1));
                list!["ite", condition, then, otherwise]
            }
            2 => self.bound_by_let(sort, fuel),
            3 => self.call(sort, fuel).unwrap_or_else(|| self.simple(Kind::Scalar(sort))),
            4 => self.selection(sort, fuel).unwrap_or_else(|| self.simple(Kind::Scalar(sort))),
            5 | 6 => self.theory_operation(sort, fuel).unwrap_or_else(|| self.operation(sort, fuel)),
            _ => self.operation(sort, fuel),
        }
    }

    fn operation(&mut self, sort: Scalar, fuel: usize) -> Sexp {
        let mut of = |sort| self.scalar(sort, fuel - 1);
        match sort {
            Scalar::Bool => {
                let choice = self.random.below(9);
                match choice {
                    0 => list!["not", self.scalar(Scalar::Bool, fuel - 1)],
                    1..4 => {
                        let (a, b) = (of_two(self, Scalar::Bool, fuel), *self.random.pick(&["and", "or", "=>", "xor"]));
                        list![b, a.0, a.1]
                    }
                    _ => {
                        let sort = *self.random.pick(&self.palette);
                        let (a, b) = of_two(self, sort, fuel);
                        let relation =
                            if sort.is_numeric() { *self.random.pick(&["<", "<=", ">", ">=", "="]) } else { "=" };
                        list![relation, a, b]
                    }
                }
            }
            Scalar::Int => {
                let a = of(Scalar::Int);
                if self.random.percent(self.knobs.nonlinear) {
                    let b = self.scalar(Scalar::Int, fuel - 1);
                    return list![*self.random.pick(&["*", "div", "mod"]), a, b];
                }
                match self.random.below(9) {
                    0 => list!["-", a],
                    1 => list!["abs", a],
                    2 => list!["*", number(self.random.between(-2, 3)), a],
                    3 => {
                        // A variable may be zero, where the meaning is the model's.
                        let variable = self.random.one_in(3).then(|| self.simple(Kind::Scalar(Scalar::Int)));
                        let divisor = variable.unwrap_or_else(|| number(self.random.between(1, 4)));
                        list![*self.random.pick(&["div", "mod"]), a, divisor]
                    }
                    _ => {
                        let b = self.scalar(Scalar::Int, fuel - 1);
                        list![*self.random.pick(&["+", "+", "-"]), a, b]
                    }
                }
            }
            Scalar::Real => {
                let (a, b) = of_two(self, Scalar::Real, fuel);
                match self.random.below(4) {
                    0 => list!["to_real", self.scalar(Scalar::Int, fuel - 1)],
                    1 if self.random.one_in(4) => list!["/", a, self.simple(Kind::Scalar(Scalar::Real))],
                    1 => list!["/", a, "2.0"],
                    _ => list![*self.random.pick(&["+", "-"]), a, b],
                }
            }
            Scalar::Thing => self.simple(Kind::Scalar(sort)),
            _ if sort.is_of_theory() => {
                self.theory_operation(sort, fuel).unwrap_or_else(|| self.simple(Kind::Scalar(sort)))
            }
            data => {
                let constructor = self.random.pick(data.constructors());
                let fields: Vec<Sexp> =
                    constructor.fields.iter().map(|(_, sort)| self.scalar(*sort, fuel - 1)).collect();
                apply(constructor.name, fields)
            }
        }
    }

    fn bound_by_let(&mut self, sort: Scalar, fuel: usize) -> Sexp {
        let (name, kind) = (self.variable(), self.kind());
        let value = match kind {
            Kind::Scalar(sort) => self.scalar(sort, fuel - 1),
            Kind::List(element) => self.list(element, fuel - 1),
        };
        self.scope.push((name.clone(), kind));
        let body = self.scalar(sort, fuel - 1);
        self.scope.pop();
        list!["let", list![list![name, value]], body]
    }

    fn kind(&mut self) -> Kind {
        if self.random.one_in(4) { Kind::List(self.element()) } else { Kind::Scalar(*self.random.pick(&self.palette)) }
    }

    /// A declared or defined function of this sort.
    fn call(&mut self, sort: Scalar, fuel: usize) -> Option<Sexp> {
        let fitting: Vec<_> = self.functions.iter().filter(|(_, _, result)| *result == sort).cloned().collect();
        if fitting.is_empty() {
            return None;
        }
        let (name, parameters, _) = self.random.pick(&fitting).clone();
        let arguments = parameters.iter().map(|sort| self.scalar(*sort, fuel - 1)).collect();
        Some(apply(&name, arguments))
    }

    /// A field or a tester of a datatype, or a `match`.
    fn selection(&mut self, sort: Scalar, fuel: usize) -> Option<Sexp> {
        let datatypes: Vec<Scalar> =
            self.palette.iter().copied().filter(|sort| !sort.constructors().is_empty()).collect();
        if datatypes.is_empty() {
            return None;
        }
        let datatype = *self.random.pick(&datatypes);
        let value = self.scalar(datatype, fuel - 1);
        if self.random.one_in(3) {
            return Some(self.matched(datatype, value, sort, fuel));
        }
        let mut words: Vec<Sexp> = Vec::new();
        for constructor in datatype.constructors() {
            words.extend(
                constructor.fields.iter().filter(|(_, field)| *field == sort).map(|(name, _)| Sexp::from(*name)),
            );
            if sort == Scalar::Bool {
                words.push(word(constructor.tester));
            }
        }
        (!words.is_empty()).then(|| list![self.random.pick(&words), value])
    }

    fn matched(&mut self, datatype: Scalar, value: Sexp, sort: Scalar, fuel: usize) -> Sexp {
        let mut cases = Vec::new();
        for constructor in datatype.constructors() {
            let before = self.scope.len();
            let mut pattern =
                vec![Sexp::from(if constructor.name.starts_with('(') { "none" } else { constructor.name })];
            for ((_, field), name) in constructor.fields.iter().zip(["u", "v", "w"]) {
                self.scope.push((name.to_string(), Kind::Scalar(*field)));
                pattern.push(Sexp::from(name));
            }
            let body = self.scalar(sort, fuel - 1);
            self.scope.truncate(before);
            let pattern = if pattern.len() == 1 { pattern.remove(0) } else { Sexp::List(pattern) };
            cases.push(list![pattern, body]);
        }
        list!["match", value, Sexp::List(cases)]
    }

    /// A combinator that gives a value of this sort.
    fn combined(&mut self, sort: Scalar, fuel: usize) -> Option<Sexp> {
        let table = self.table();
        let fits = |row: &&Signature| match row.outcome {
            Outcome::Value(Pattern::Bool) => sort == Scalar::Bool,
            Outcome::Value(Pattern::Int) => sort == Scalar::Int,
            Outcome::Value(Pattern::Element) => {
                self.lists.iter().any(|(_, element)| *element == sort)
                    && (row.numeric != Some(Pattern::Element) || sort.is_numeric())
            }
            Outcome::Value(Pattern::Image) => true,
            Outcome::Value(Pattern::Second | Pattern::Pair | Pattern::Images)
            | Outcome::List(_)
            | Outcome::Lists(_) => false,
        };
        let rows: Vec<&Signature> = table.iter().filter(fits).filter(is_read_back).collect();
        let row = self.choose(&rows)?;
        let element = match row.outcome {
            Outcome::Value(Pattern::Element) => sort,
            _ if row.numeric == Some(Pattern::Element) => self.numeric_element()?,
            _ => self.element(),
        };
        let second = self.element();
        let image = if row.numeric == Some(Pattern::Image) { Scalar::Int } else { sort };
        Some(self.application(row, &Instance { element, second, image }, fuel))
    }

    /// The list combinators or, as the knob says, the operators of sequences.
    fn table(&mut self) -> &'static [Signature] {
        if self.random.percent(self.knobs.sequences) { Signature::sequences() } else { Signature::all() }
    }

    fn numeric_element(&mut self) -> Option<Scalar> {
        let numeric: Vec<Scalar> =
            self.lists.iter().map(|(_, element)| *element).filter(|element| element.is_numeric()).collect();
        if numeric.is_empty() { None } else { Some(*self.random.pick(&numeric)) }
    }

    /// `len`, `map` and `fold`, or any other as the knob says.
    fn choose<'t>(&mut self, rows: &[&'t Signature]) -> Option<&'t Signature> {
        let basic = |row: &&&Signature| ["List.len", "List.map", "List.fold"].contains(&row.name);
        let others = self.random.percent(self.knobs.combinators);
        let chosen: Vec<&&Signature> = rows.iter().filter(|row| basic(row) != others).collect();
        if chosen.is_empty() {
            return rows.first().map(|_| *self.random.pick(rows));
        }
        Some(*self.random.pick(&chosen))
    }

    fn application(&mut self, row: &Signature, instance: &Instance, fuel: usize) -> Sexp {
        self.application_to(None, row, instance, fuel)
    }

    /// An application whose first list is this one, if it is given.
    fn application_to(&mut self, mut list: Option<Sexp>, row: &Signature, instance: &Instance, fuel: usize) -> Sexp {
        let mut parts = vec![Sexp::from(row.name)];
        for parameter in row.parameters {
            let less = fuel.saturating_sub(1);
            parts.push(match *parameter {
                Parameter::Function(parameters, result) => {
                    let sorts: Vec<Scalar> = parameters.iter().map(|pattern| instance.sort(*pattern)).collect();
                    self.lambda(&sorts, instance.sort(result), less)
                }
                Parameter::Partial(parameters, _) => {
                    let sorts: Vec<Scalar> = parameters.iter().map(|pattern| instance.sort(*pattern)).collect();
                    let option = if instance.image == Scalar::Row { Scalar::MaybeRow } else { Scalar::Maybe };
                    self.lambda(&sorts, option, less)
                }
                Parameter::Value(pattern) => self.simple(Kind::Scalar(instance.sort(pattern))),
                Parameter::List(pattern) => list.take().unwrap_or_else(|| self.list(instance.sort(pattern), less)),
            });
        }
        Sexp::List(parts)
    }

    /// A function: a lambda, or a name that fits.
    pub(super) fn lambda(&mut self, parameters: &[Scalar], result: Scalar, fuel: usize) -> Sexp {
        if self.random.one_in(6) {
            let builtin: &[&str] = match (parameters, result) {
                ([Scalar::Int, Scalar::Int], Scalar::Int) => &["+", "-", "+"],
                ([Scalar::Bool, Scalar::Bool], Scalar::Bool) => &["and", "or", "xor"],
                ([Scalar::Int], Scalar::Int) => &["-", "abs"],
                ([Scalar::Bool], Scalar::Bool) => &["not"],
                ([Scalar::Real, Scalar::Real], Scalar::Real) => &["+", "-"],
                _ => &[],
            };
            if !builtin.is_empty() {
                return Sexp::from(*self.random.pick(builtin));
            }
        }
        let names = ["u", "v", "w"];
        let before = self.scope.len();
        let mut bound = Vec::new();
        for (name, sort) in names.iter().zip(parameters) {
            let hiding = ["x", "y", "l"][bound.len()];
            let name = if self.random.one_in(10) { hiding } else { name };
            self.scope.push((name.to_string(), Kind::Scalar(*sort)));
            bound.push(list![name, word(sort.text())]);
        }
        let body = if parameters.first() == Some(&result) && parameters.len() > 1 && self.random.percent(50) {
            self.step(parameters, result, fuel)
        } else {
            self.scalar(result, fuel.max(1))
        };
        self.scope.truncate(before);
        list!["lambda", Sexp::List(bound), body]
    }

    /// A step that keeps something of its accumulator, as those of people do.
    fn step(&mut self, parameters: &[Scalar], result: Scalar, fuel: usize) -> Sexp {
        let accumulator = Sexp::from(self.scope[self.scope.len() - parameters.len()].0.clone());
        let change = match result.inner() {
            Some(element) if self.random.percent(70) => {
                let item = self.scalar(element, fuel.max(1));
                let grown = match self.random.below(2) {
                    0 => list!["List.cons", item, &accumulator],
                    _ => list!["List.snoc", &accumulator, item],
                };
                if self.random.one_in(2) {
                    return grown;
                }
                grown
            }
            _ => self.scalar(result, fuel.max(1)),
        };
        match result {
            Scalar::Bool => list![*self.random.pick(&["and", "or", "xor"]), accumulator, change],
            Scalar::Int | Scalar::Real if self.random.one_in(2) => list!["+", accumulator, change],
            _ => {
                let condition = self.scalar(Scalar::Bool, fuel.max(1));
                list!["ite", condition, change, accumulator]
            }
        }
    }

    /// A term that is a list.
    pub(super) fn list(&mut self, element: Scalar, fuel: usize) -> Sexp {
        if fuel == 0 || self.random.percent(55) {
            return self.simple(Kind::List(element));
        }
        // What may yield any value may yield a list where there are lists inside.
        if let Some(sort) = element.listed().filter(|_| self.nested()) {
            let found = match self.random.below(8) {
                0 => self.combined(sort, fuel),
                1 => self.call(sort, fuel),
                2 => self.selection(sort, fuel),
                _ => None,
            };
            if let Some(term) = found {
                return term;
            }
        }
        match self.random.below(10) {
            0 => {
                let condition = self.scalar(Scalar::Bool, fuel - 1);
                let (then, otherwise) = (self.list(element, fuel - 1), self.list(element, fuel - 1));
                list!["ite", condition, then, otherwise]
            }
            1 => self.value(element, fuel),
            2 => {
                let (left, right) = (self.list(element, fuel - 1), self.list(element, fuel - 1));
                list!["List.append", left, right]
            }
            3 => {
                let count = self.simple(Kind::Scalar(Scalar::Int));
                let item = self.simple(Kind::Scalar(element));
                list!["List.repeat", count, item]
            }
            _ => self.combined_list(element, fuel).unwrap_or_else(|| self.simple(Kind::List(element))),
        }
    }

    /// Whether there are lists inside anything.
    fn nested(&self) -> bool {
        self.lists.iter().any(|(_, element)| element.has_lists()) || self.palette.iter().any(|sort| sort.has_lists())
    }

    fn combined_list(&mut self, element: Scalar, fuel: usize) -> Option<Sexp> {
        let table = self.table();
        let of_lists = |row: &Signature| {
            row.parameters.iter().any(|parameter| {
                matches!(parameter, Parameter::List(Pattern::Images) | Parameter::Function(_, Pattern::Images))
            })
        };
        let fits = |row: &&Signature| match row.outcome {
            Outcome::List(_) if of_lists(row) => element.listed().is_some() && self.nested(),
            Outcome::List(Pattern::Int) => element == Scalar::Int,
            Outcome::List(Pattern::Image) if row.parameters.iter().any(|p| matches!(p, Parameter::Partial(..))) => {
                element == Scalar::Int && self.palette.contains(&Scalar::Maybe)
                    || element == Scalar::Row && self.palette.contains(&Scalar::MaybeRow)
            }
            Outcome::List(Pattern::Element | Pattern::Image) | Outcome::Lists(_) => true,
            _ => false,
        };
        let rows: Vec<&Signature> = table.iter().filter(fits).collect();
        let row = self.choose(&rows)?;
        let source = match row.outcome {
            Outcome::List(Pattern::Element) | Outcome::Lists(_) => element,
            _ => self.element(),
        };
        let second = self.element();
        let application = self.application(row, &Instance { element: source, second, image: element }, fuel);
        Some(match row.outcome {
            Outcome::Lists(_) => list![*self.random.pick(&["tuple.first", "tuple.second"]), application],
            Outcome::Value(_) | Outcome::List(_) => application,
        })
    }

    /// A list of integers that several producers have made of another, one after the other.
    pub(super) fn composition(&mut self) -> Sexp {
        let partial = self.palette.contains(&Scalar::Maybe);
        let fits = |row: &&Signature| {
            let makes = matches!(row.outcome, Outcome::List(Pattern::Int | Pattern::Element | Pattern::Image));
            makes && (partial || !row.parameters.iter().any(|parameter| matches!(parameter, Parameter::Partial(..))))
        };
        let rows: Vec<&Signature> = self.table().iter().filter(fits).collect();
        let mut made = self.simple(Kind::List(Scalar::Int));
        for _ in 0..2 + self.random.below(2) {
            made = match self.random.below(8) {
                0 => list!["List.append", made, self.simple(Kind::List(Scalar::Int))],
                1 => list!["List.cycle", self.simple(Kind::Scalar(Scalar::Int)), made],
                _ => {
                    let row = *self.random.pick(&rows);
                    self.application_to(Some(made), row, &Instance::INTEGERS, 2)
                }
            };
        }
        made
    }

    /// What a combinator reads of a list of integers.
    pub(super) fn reading(&mut self, list: Sexp) -> (Sexp, Scalar) {
        let rows: Vec<&Signature> =
            self.table().iter().filter(|row| matches!(row.outcome, Outcome::Value(_))).filter(is_read_back).collect();
        let row = self.choose(&rows).unwrap_or(rows[0]);
        let sort = if row.outcome == Outcome::Value(Pattern::Bool) { Scalar::Bool } else { Scalar::Int };
        (self.application_to(Some(list), row, &Instance::INTEGERS, 2), sort)
    }

    fn value(&mut self, element: Scalar, fuel: usize) -> Sexp {
        let count = self.random.below(4);
        let elements: Vec<Sexp> = (0..count)
            .map(|_| if fuel > 1 { self.scalar(element, 1) } else { self.simple(Kind::Scalar(element)) })
            .collect();
        list!["List.value", word(element.text()), Sexp::List(elements)]
    }
}

/// What `seq.nth` is out of bounds is a choice of the model that nobody can tell a script, so that printed models cannot be read back.
fn is_read_back(row: &&Signature) -> bool {
    row.name != "seq.nth"
}

fn of_two(generator: &mut Generator<'_>, sort: Scalar, fuel: usize) -> (Sexp, Sexp) {
    (generator.scalar(sort, fuel - 1), generator.scalar(sort, fuel - 1))
}

/// A word, or what is written in parentheses.
pub(super) fn word(text: &str) -> Sexp {
    if text.starts_with('(') { super::parse(text) } else { Sexp::from(text) }
}

fn number(value: i64) -> Sexp {
    if value < 0 { list!["-", value.unsigned_abs().to_string()] } else { Sexp::from(value.to_string()) }
}

fn apply(function: &str, arguments: Vec<Sexp>) -> Sexp {
    if arguments.is_empty() {
        return word(function);
    }
    let mut parts = vec![word(function)];
    parts.extend(arguments);
    Sexp::List(parts)
}
