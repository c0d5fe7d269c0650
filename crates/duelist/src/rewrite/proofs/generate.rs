//! Random numbers, and random terms of every kind: scalars, datatypes, lists, functions that capture variables.

use dashu_ratio::RBig;

use super::world::World;
use crate::term::{
    Bits, Combinator, Literal, Node, Op, Outcome, Parameter, Pattern, Signature, Sort, SortNode, Store, Term,
};
use crate::theory::{self, Form, Row};

/// A small generator of numbers that look random (SplitMix64).
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).expect("below a usize")
    }

    pub(super) fn between(&mut self, low: i64, high: i64) -> i64 {
        low + i64::try_from(self.below(usize::try_from(high - low + 1).expect("a range"))).expect("small")
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

/// Makes one term.
pub(super) struct Generator<'w> {
    store: &'w mut Store,
    random: Random,
    /// The declared constants and functions.
    symbols: Vec<(Op, Vec<Sort>, Sort)>,
    /// The sorts of the variables in scope, outermost first.
    scope: Vec<Sort>,
    /// Terms made before, so that equal arguments are not too rare.
    made: Vec<(Vec<Sort>, Term)>,
}

impl<'w> Generator<'w> {
    pub(super) fn new(world: &'w mut World, seed: u64) -> Generator<'w> {
        let store = &mut world.context.store;
        let symbols = world.symbols.iter().map(|symbol| {
            let info = store.symbol(*symbol);
            (Op::Symbol(*symbol), info.parameters.to_vec(), info.sort)
        });
        let symbols = symbols.collect();
        Generator { store, random: Random::new(seed), symbols, scope: Vec::new(), made: Vec::new() }
    }

    /// A closed term of any scalar sort.
    pub(super) fn term(mut self) -> Term {
        let sorts = self.scalars();
        let (sort, fuel) = (self.any(&sorts), 2 + self.random.below(4));
        self.of(sort, fuel)
    }

    /// A fold over a list with lists inside its elements.
    pub(super) fn read(mut self) -> Term {
        let lists =
            self.constants(|store, sort| store.element_sort(sort).is_some_and(|element| store.has_lists(element)));
        let list = self.any(&lists);
        let element = self.store.element_sort(list).expect("a list");
        let (result, fuel) = (self.any(&[Sort::INT, Sort::BOOL]), 1 + self.random.below(3));
        let step = self.function(&[result, element], result, fuel);
        let (init, list) = (self.leaf(result), self.leaf(list));
        self.store.fold(step, init, list)
    }

    /// A closed formula.
    pub(super) fn formula(mut self) -> Term {
        self.of(Sort::BOOL, 4)
    }

    fn constants(&self, wanted: impl Fn(&Store, Sort) -> bool) -> Vec<Sort> {
        let mut sorts: Vec<Sort> = Vec::new();
        for (_, parameters, sort) in &self.symbols {
            if parameters.is_empty() && wanted(self.store, *sort) && !sorts.contains(sort) {
                sorts.push(*sort);
            }
        }
        sorts
    }

    /// Those of which there are operators here: strings and arrays are for the table of rules alone.
    fn scalars(&self) -> Vec<Sort> {
        let is_bare = |store: &Store, sort| matches!(store.sort_node(sort), SortNode::String | SortNode::Array(..));
        self.constants(|store, sort| !store.is_list(sort) && !is_bare(store, sort))
    }

    fn any(&mut self, sorts: &[Sort]) -> Sort {
        sorts[self.random.below(sorts.len())]
    }

    fn of(&mut self, sort: Sort, fuel: usize) -> Term {
        let known: Vec<Term> = self
            .made
            .iter()
            .filter(|(scope, term)| *scope == self.scope && self.store.sort_of(*term) == sort)
            .map(|(_, term)| *term)
            .collect();
        if !known.is_empty() && self.random.one_in(5) {
            return known[self.random.below(known.len())];
        }
        let term = if fuel == 0 || self.random.one_in(6) { self.leaf(sort) } else { self.node(sort, fuel - 1) };
        self.made.push((self.scope.clone(), term));
        term
    }

    fn leaf(&mut self, sort: Sort) -> Term {
        let variables: Vec<usize> = (0..self.scope.len()).filter(|index| self.scope[*index] == sort).collect();
        if !variables.is_empty() && !self.random.one_in(3) {
            let place = variables[self.random.below(variables.len())];
            let index = u32::try_from(self.scope.len() - 1 - place).expect("few variables");
            return self.store.bound(index, sort);
        }
        if self.random.one_in(2) {
            let literal = match sort {
                Sort::BOOL => Some(Node::Bool(self.random.one_in(2))),
                Sort::INT => Some(Node::Int(self.random.between(-2, 3).into())),
                Sort::REAL => Some(Node::Real(RBig::from_parts(self.random.between(-2, 3).into(), 2_u8.into()))),
                _ => self
                    .store
                    .width(sort)
                    .map(|width| Node::Literal(Literal::Bits(Bits::new(width, &self.random.between(-2, 3).into())))),
            };
            if let Some(literal) = literal {
                return self.store.term(literal);
            }
        }
        let constants: Vec<Op> = self
            .symbols
            .iter()
            .filter(|(_, parameters, found)| parameters.is_empty() && *found == sort)
            .map(|(op, ..)| *op)
            .collect();
        let op = constants[self.random.below(constants.len())];
        self.store.app(op, [])
    }

    fn app(&mut self, op: Op, sorts: &[Sort], fuel: usize) -> Term {
        let arguments: Vec<Term> = sorts.iter().map(|sort| self.of(*sort, fuel)).collect();
        self.store.app(op, arguments)
    }

    fn several(&mut self, sort: Sort) -> Vec<Sort> {
        vec![sort; 2 + self.random.below(3)]
    }

    fn function(&mut self, parameters: &[Sort], result: Sort, fuel: usize) -> Term {
        self.scope.extend_from_slice(parameters);
        let body = self.of(result, fuel);
        self.scope.truncate(self.scope.len() - parameters.len());
        self.store.lambda(parameters, body)
    }

    fn node(&mut self, sort: Sort, fuel: usize) -> Term {
        if self.random.one_in(6) {
            return self.app(Op::Ite, &[Sort::BOOL, sort, sort], fuel);
        }
        if self.random.one_in(6) {
            if let Some(term) = self.combinator(sort, fuel) {
                return term;
            }
        }
        match sort {
            Sort::BOOL => self.formula_node(fuel),
            Sort::INT => self.integer(fuel),
            Sort::REAL => self.operator(sort, fuel),
            _ if self.store.width(sort).is_some() => self.operator(sort, fuel),
            _ => match self.store.element_sort(sort) {
                Some(element) => self.list(element, fuel),
                None => self.data(sort, fuel),
            },
        }
    }

    fn formula_node(&mut self, fuel: usize) -> Term {
        match self.random.below(17) {
            0..=5 => self.operator(Sort::BOOL, fuel),
            6 if self.random.one_in(4) => {
                let premise = self.of(Sort::BOOL, fuel);
                let conclusion = self.store.not(premise);
                self.store.implies(premise, conclusion)
            }
            6 => self.app(Op::Implies, &[Sort::BOOL; 2], fuel),
            7..=10 => self.operator(Sort::BOOL, fuel),
            11 => self.part_of_data(Sort::BOOL, fuel),
            12 => {
                let scalars = self.scalars();
                let sort = self.any(&scalars);
                let sorts = self.several(sort);
                self.app(Op::Distinct, &sorts, fuel)
            }
            13 => {
                let sorts = self.scalars();
                let sort = self.any(&sorts);
                let [left, then, otherwise] = [(); 3].map(|()| self.leaf(sort));
                let condition = self.of(Sort::BOOL, fuel);
                let right = self.store.ite(condition, then, otherwise);
                self.store.eq(left, right)
            }
            14 => {
                let [left, right] = [(); 2].map(|()| self.app(Op::Not, &[Sort::BOOL], fuel));
                self.store.eq(left, right)
            }
            15 => {
                let sorts = self.several(Sort::INT);
                self.app(Op::Distinct, &sorts, 0)
            }
            _ => {
                let sorts = self.constants(|_, _| true);
                let sort = self.any(&sorts);
                if self.store.is_list(sort) && self.random.one_in(3) {
                    let sides = [(); 2].map(|()| self.app(Op::Rev, &[sort], fuel));
                    return self.store.eq(sides[0], sides[1]);
                }
                if let Some(element) = self.store.element_sort(sort).filter(|_| self.random.one_in(8)) {
                    let list = self.leaf(sort);
                    let [first, last] =
                        [(); 2].map(|()| self.leaf(element)).map(|end| self.store.app(Op::ListValue(element), [end]));
                    return self.store.eq(self.store.append([list, last]), self.store.append([first, list]));
                }
                let number = self.store.element_sort(sort).filter(|element| [Sort::INT, Sort::REAL].contains(element));
                if let Some(number) = number.filter(|_| self.random.one_in(4)) {
                    // Running sums.
                    self.scope.extend([number; 2]);
                    let growth = self.of(number, fuel.min(1));
                    self.scope.truncate(self.scope.len() - 2);
                    let step = self.store.lambda([number; 2], self.store.sum([self.store.bound(1, number), growth]));
                    let [left, right] = [(); 2].map(|()| {
                        let (start, list) = (self.of(number, fuel), self.of(sort, fuel));
                        self.store.app(Op::Combinator(Combinator::Scan), [step, start, list])
                    });
                    return self.store.eq(left, right);
                }
                if let Some(element) = self.store.element_sort(sort).filter(|_| self.random.one_in(4)) {
                    let list = self.of(sort, fuel);
                    let predicates = [(); 2].map(|()| self.function(&[element], Sort::BOOL, fuel));
                    let filter = Op::Combinator(Combinator::Filter);
                    let sides = predicates.map(|predicate| self.store.app(filter, [predicate, list]));
                    let other = if self.random.one_in(2) { list } else { sides[1] };
                    return self.store.eq(sides[0], other);
                }
                self.app(Op::Eq, &[sort; 2], fuel)
            }
        }
    }

    fn integer(&mut self, fuel: usize) -> Term {
        let int = Sort::INT;
        match self.random.below(13) {
            0..=5 => self.operator(int, fuel),
            6 => {
                // A modulus that occurs again.
                let dividend = self.of(int, fuel);
                let modulus = self.leaf(int);
                let inner = self.store.app(Op::Mod, [dividend, modulus]);
                if self.random.one_in(2) { self.store.app(Op::Mod, [inner, modulus]) } else { inner }
            }
            7 | 8 => self.operator(int, fuel),
            9 => self.part_of_data(int, fuel),
            10 => {
                let lists = self.constants(Store::is_list);
                let list = self.any(&lists);
                if self.random.one_in(4) {
                    let pairs = self.app(Op::Zip, &[list; 2], fuel);
                    return self.store.len_of(pairs);
                }
                self.app(Op::Len, &[list], fuel)
            }
            11 => {
                let functions: Vec<_> =
                    self.symbols.iter().filter(|(_, p, sort)| !p.is_empty() && *sort == int).cloned().collect();
                let (op, parameters, _) = functions[self.random.below(functions.len())].clone();
                self.app(op, &parameters, fuel)
            }
            _ => self.fold(int, fuel),
        }
    }

    /// An application of an operator of the table that yields this sort.
    fn operator(&mut self, sort: Sort, fuel: usize) -> Term {
        let mut found: Vec<(&'static Row, Vec<Sort>)> = Vec::new();
        // Those on words, truth values and numbers.
        let known = |row: &&&Row| {
            row.indices == 0 && row.form != Form::Choice && !row.name.contains("re.") && !row.name.contains("str.")
        };
        let of_other_sorts = |row: &&&Row| {
            use theory::Pattern::{Array, Convertible, Float, RoundingMode};
            matches!(row.parameters.first(), None | Some(Array | Convertible | Float | RoundingMode))
        };
        for row in Row::all().iter().filter(known).filter(|row| !of_other_sorts(row)) {
            let number = if sort.is_numeric() { sort } else { self.any(&[Sort::INT, Sort::REAL]) };
            let count = match row.form {
                Form::Together | Form::Pairwise => 2 + self.random.below(3),
                Form::Minus => 1 + self.random.below(2),
                _ => {
                    if row.arity.admits(1) {
                        1
                    } else {
                        2
                    }
                }
            };
            let sorts: Vec<Sort> = (0..count)
                .map(|index| match row.parameter(index) {
                    theory::Pattern::Bool => Sort::BOOL,
                    theory::Pattern::Int => Sort::INT,
                    theory::Pattern::Real if row.form == Form::Convert => Sort::INT,
                    theory::Pattern::Real => Sort::REAL,
                    theory::Pattern::Number | theory::Pattern::Any => number,
                    theory::Pattern::String | theory::Pattern::RegLan => self.store.sort(SortNode::String),
                    theory::Pattern::Array | theory::Pattern::Index | theory::Pattern::Element => Sort::BOOL,
                    _ => self.store.sort(SortNode::BitVec(3)),
                })
                .collect();
            let yields = match row.result {
                theory::Pattern::Bool => Some(Sort::BOOL),
                theory::Pattern::Int => Some(Sort::INT),
                theory::Pattern::Real => Some(Sort::REAL),
                theory::Pattern::Number => Some(number),
                _ => row.sort(self.store, &[], &sorts).ok(),
            };
            if yields == Some(sort) {
                found.push((row, sorts));
            }
        }
        let (row, sorts) = found.swap_remove(self.random.below(found.len()));
        let op = if row.form == Form::Minus && sorts.len() == 1 { Op::Neg } else { row.op(&[]) };
        self.app(op, &sorts, fuel)
    }

    fn data(&mut self, sort: Sort, fuel: usize) -> Term {
        let Some(datatype) = self.store.datatype(sort) else { return self.leaf(sort) };
        let count = datatype.constructors.len();
        if self.random.one_in(4) {
            return self.fold(sort, fuel);
        }
        let constructor = u32::try_from(self.random.below(count)).expect("few constructors");
        let fields = self.store.field_sorts(sort, constructor);
        if self.random.one_in(3) {
            let whole = self.of(sort, fuel);
            let select = |(field, _)| self.store.app(Op::Select(sort, constructor, field), [whole]);
            let parts: Vec<Term> = (0..).zip(&fields).map(select).collect();
            return self.store.app(Op::Construct(sort, constructor), parts);
        }
        self.app(Op::Construct(sort, constructor), &fields, fuel)
    }

    /// A selector that yields `result`, or a tester.
    fn part_of_data(&mut self, result: Sort, fuel: usize) -> Term {
        let sorts = self.constants(|store, sort| store.datatype(sort).is_some());
        let mut parts = Vec::new();
        for sort in sorts {
            let count = self.store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
            for constructor in 0..u32::try_from(count).expect("few constructors") {
                let fields = self.store.field_sorts(sort, constructor);
                let selectors = (0..).zip(fields).filter(|(_, field)| *field == result);
                parts.extend(selectors.map(|(field, _)| (Op::Select(sort, constructor, field), sort)));
                if result == Sort::BOOL {
                    parts.push((Op::Test(sort, constructor), sort));
                }
            }
        }
        let (op, sort) = parts[self.random.below(parts.len())];
        self.app(op, &[sort], fuel)
    }

    fn list(&mut self, element: Sort, fuel: usize) -> Term {
        if element == Sort::INT && self.random.one_in(8) {
            let list = self.store.list_sort(element);
            if self.random.one_in(2) {
                return self.part_of_data(list, fuel);
            }
            let mut functions =
                self.symbols.iter().filter(|(_, parameters, sort)| !parameters.is_empty() && *sort == list);
            let (op, parameters, _) = functions.next().cloned().expect("a function to lists");
            return self.app(op, &parameters, fuel);
        }
        if self.random.one_in(8) {
            return self.builder(element, fuel);
        }
        if self.random.one_in(16) {
            return self.some_of_each(element, fuel);
        }
        if self.random.one_in(3) {
            let sorts = vec![element; self.random.below(4)];
            return self.app(Op::ListValue(element), &sorts, fuel);
        }
        if self.random.one_in(4) {
            let sort = self.store.list_sort(element);
            let sorts = vec![sort; 2 + self.random.below(2)];
            return self.app(Op::Append, &sorts, fuel);
        }
        if self.random.one_in(5) {
            return self.repeat(element, fuel);
        }
        if self.random.one_in(8) {
            let list = self.store.list_sort(element);
            let reversed = self.app(Op::Rev, &[list], fuel);
            return if self.random.one_in(2) { self.store.rev(reversed) } else { reversed };
        }
        let lists = self.constants(Store::is_list);
        let sort = self.any(&lists);
        let source = self.store.element_sort(sort).expect("a list");
        let function = self.function(&[source], element, fuel);
        let list = self.of(sort, fuel);
        self.store.map(function, list)
    }

    /// A fold that builds a list: each step adds at the ends, and now and then does something else. The accumulator occurs once in it, so that no
    /// list is beyond all measure.
    fn builder(&mut self, element: Sort, fuel: usize) -> Term {
        let (lists, list) = (self.constants(Store::is_list), self.store.list_sort(element));
        let source = self.any(&lists);
        let from = self.store.element_sort(source).expect("a list");
        let right = self.random.one_in(3);
        // Nothing has this sort, so nothing else mentions the accumulator.
        let hidden = [(); 5].into_iter().fold(Sort::BOOL, |sort, ()| self.store.list_sort(sort));
        self.scope.extend(if right { [from, hidden] } else { [hidden, from] });
        let acc = self.store.bound(u32::from(!right), list);
        let mut body = acc;
        for _ in 0..=self.random.below(2) {
            body = match self.random.below(7) {
                0 => {
                    let first = self.of(element, fuel);
                    self.store.app(Op::Combinator(Combinator::Cons), [first, body])
                }
                1 => {
                    let last = self.of(element, fuel);
                    self.store.app(Op::Combinator(Combinator::Snoc), [body, last])
                }
                2 => {
                    let before = self.of(list, fuel);
                    self.store.append([before, body])
                }
                3 => {
                    let after = self.of(list, fuel);
                    self.store.append([body, after])
                }
                4 => self.store.rev(body),
                5 => {
                    let few = self.leaf(Sort::INT);
                    self.store.app(Op::Combinator(Combinator::Take), [few, body])
                }
                _ => {
                    let condition = self.of(Sort::BOOL, fuel);
                    let fixed = self.of(list, fuel);
                    self.store.ite(condition, body, fixed)
                }
            };
        }
        self.scope.truncate(self.scope.len() - 2);
        let sorts = if right { [from, list] } else { [list, from] };
        let (step, init, source) = (self.store.lambda(sorts, body), self.of(list, fuel), self.of(source, fuel));
        self.store.app(if right { Op::FoldRight } else { Op::Fold }, [step, init, source])
    }

    /// One or no element for each of a list, put together; or lists that are not empty.
    fn some_of_each(&mut self, element: Sort, fuel: usize) -> Term {
        let lists = self.constants(Store::is_list);
        let inner = self.store.list_sort(element);
        let nested = self.store.list_sort(inner);
        if lists.contains(&nested) && self.random.one_in(3) {
            let (length, zero) = (self.store.len_of(self.store.bound(0, inner)), self.store.int(0));
            let some = self.store.lambda([inner], self.store.app(Op::Lt, [zero, length]));
            let source = self.of(nested, fuel);
            let kept = self.store.app(Op::Combinator(Combinator::Filter), [some, source]);
            return self.store.app(Op::Combinator(Combinator::Concat), [kept]);
        }
        let source = self.any(&lists);
        let from = self.store.element_sort(source).expect("a list");
        self.scope.push(from);
        let (condition, single) = (self.of(Sort::BOOL, fuel), self.of(element, fuel));
        self.scope.pop();
        let one = self.store.app(Op::ListValue(element), [single]);
        let none = self.store.app(Op::ListValue(element), []);
        let body = self.store.ite(condition, one, none);
        let function = self.store.lambda([from], body);
        let source = self.of(source, fuel);
        let images = self.store.map(function, source);
        self.store.app(Op::Combinator(Combinator::Concat), [images])
    }

    /// An element repeated a few times: a number of times that is written, or that depends on a condition.
    fn repeat(&mut self, element: Sort, fuel: usize) -> Term {
        let (few, more) = (self.store.int(self.random.below(2)), self.store.int(self.random.below(4)));
        let count = if self.random.one_in(2) {
            more
        } else {
            let condition = self.of(Sort::BOOL, fuel);
            self.store.ite(condition, few, more)
        };
        let element = self.of(element, fuel);
        self.store.app(Op::Repeat, [count, element])
    }

    /// Any combinator of the table that can yield this sort.
    fn combinator(&mut self, sort: Sort, fuel: usize) -> Option<Term> {
        let inner = self.store.element_sort(sort);
        let is_list = inner.is_some();
        let rows: Vec<&Signature> = Signature::all()
            .iter()
            .filter(|row| match row.outcome {
                Outcome::List(Pattern::Int) => inner == Some(Sort::INT),
                Outcome::List(_) => is_list,
                Outcome::Value(Pattern::Bool) => sort == Sort::BOOL,
                Outcome::Value(Pattern::Int) => sort == Sort::INT,
                // Steps of any kind, with a list for their accumulator, make lists without measure: see `builder`.
                Outcome::Value(Pattern::Image) => !is_list,
                Outcome::Value(_) => row.numeric != Some(Pattern::Element) || sort.is_numeric(),
                Outcome::Lists(_) => false,
            })
            .collect();
        let row = rows[self.random.below(rows.len())];
        let value = if let Outcome::List(_) = row.outcome { inner? } else { sort };
        let (Outcome::Value(outcome) | Outcome::List(outcome) | Outcome::Lists(outcome)) = row.outcome;
        let numeric = |sort: &Sort, pattern: Pattern| row.numeric != Some(pattern) || sort.is_numeric();
        let (lists, scalars) = (self.constants(Store::is_list), self.scalars());
        let images: Vec<Sort> = scalars.iter().copied().filter(|sort| numeric(sort, Pattern::Image)).collect();
        let elements: Vec<Sort> = lists.iter().filter_map(|list| self.store.element_sort(*list)).collect();
        let elements: Vec<Sort> = elements.into_iter().filter(|sort| numeric(sort, Pattern::Element)).collect();
        let (element, image) = match outcome {
            Pattern::Element => (value, self.any(&images)),
            Pattern::Image => (self.any(&elements), value),
            Pattern::Bool | Pattern::Int => (self.any(&elements), self.any(&images)),
            Pattern::Second | Pattern::Pair | Pattern::Images => return None,
        };
        let second = self.any(&elements);
        if !elements.contains(&element) {
            return None;
        }
        let images = self.store.list_sort(image);
        let nested = self.store.list_sort(images);
        if row.parameters.contains(&Parameter::List(Pattern::Images)) && !lists.contains(&nested) {
            return None;
        }
        let meant = |pattern: Pattern| match pattern {
            Pattern::Images => images,
            Pattern::Bool => Sort::BOOL,
            Pattern::Int => Sort::INT,
            Pattern::Element | Pattern::Pair => element,
            Pattern::Second => second,
            Pattern::Image => image,
        };
        let mut arguments = Vec::new();
        for parameter in row.parameters {
            arguments.push(match *parameter {
                Parameter::Function(parameters, result) => {
                    let parameters: Vec<Sort> = parameters.iter().map(|pattern| meant(*pattern)).collect();
                    self.function(&parameters, meant(result), fuel)
                }
                Parameter::Partial(..) => {
                    let option =
                        scalars.iter().find(|sort| self.store.payload(**sort).is_some_and(|p| p.sort == image));
                    self.function(&[element], *option?, fuel)
                }
                Parameter::Value(pattern) => self.of(meant(pattern), fuel),
                Parameter::List(pattern) => {
                    let sort = self.store.list_sort(meant(pattern));
                    self.of(sort, fuel)
                }
            });
        }
        Some(row.apply(self.store, &arguments))
    }

    fn fold(&mut self, result: Sort, fuel: usize) -> Term {
        let lists = self.constants(Store::is_list);
        let sort = self.any(&lists);
        let element = self.store.element_sort(sort).expect("a list");
        let step = self.function(&[result, element], result, fuel);
        let init = self.of(result, fuel);
        let list = self.of(sort, fuel);
        self.store.fold(step, init, list)
    }
}
