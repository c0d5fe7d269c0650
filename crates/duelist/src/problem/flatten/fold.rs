//! Folds over declared lists as systems.

use super::{Flat, Flattener, Part, Refusal, Source, System, abstracted};
use crate::problem::{Equality, ListId, Origin, Problem};
use crate::term::{Sort, Store, Term};

/// The list that an intermediate list is made of, and the functions applied to its elements, the first one first.
struct Root {
    at: ListId,
    functions: Vec<Term>,
}

impl Root {
    fn of(problem: &Problem, list: ListId) -> Root {
        let mut root = Root { at: list, functions: Vec::new() };
        while let Origin::Map { function, source } = problem.list(root.at).origin {
            root.functions.push(function);
            root.at = source;
        }
        root.functions.reverse();
        root
    }

    /// What an element of the root becomes in the list.
    fn image(&self, store: &mut Store, element: Term) -> Term {
        self.functions.iter().fold(element, |element, function| store.beta(*function, &[element]))
    }

    /// The elements, if they are written out.
    fn values(&self, problem: &Problem, store: &mut Store) -> Option<Vec<Term>> {
        let Origin::Value(elements) = &problem.list(self.at).origin else { return None };
        Some(elements.iter().map(|element| self.image(store, *element)).collect())
    }
}

/// A system under construction: the steps are over constants.
struct Draft {
    system: System,
    element: Term,
    variables: Vec<Term>,
    next: Vec<Term>,
}

/// The systems of the declared lists, and what has to be said of results that are not the end of a system.
pub(super) fn systems(problem: &Problem, store: &mut Store, flattener: &mut Flattener) -> Result<Flat, Refusal> {
    let mut builder = Builder { problem, flattener, drafts: Vec::new(), formula: Vec::new(), relaxed: false };
    for (index, name) in names(problem).into_iter().enumerate() {
        builder.fold(store, index, name)?;
    }
    for index in 0..problem.equalities.len() {
        builder.equality(store, index)?;
    }
    let (mut drafts, formula, relaxed) = (builder.drafts, builder.formula, builder.relaxed);
    drafts.sort_by_key(|draft| draft.system.list);
    let systems = drafts.into_iter().map(|draft| draft.finish(store, flattener)).collect::<Result<_, _>>()?;
    Ok(Flat { systems, formula, tuples: Vec::new(), functions: Vec::new(), relaxed })
}

/// Folds are named after their list, with a number if there are several.
fn names(problem: &Problem) -> Vec<String> {
    let roots: Vec<ListId> = problem.folds.iter().map(|fold| Root::of(problem, fold.list).at).collect();
    let mut of_list = vec![0; problem.lists.len()];
    roots.iter().for_each(|root| of_list[root.0] += 1);
    let mut numbers = vec![0; problem.lists.len()];
    let name = |root: ListId| {
        let list = &problem.list(root).name;
        numbers[root.0] += 1;
        if of_list[root.0] == 1 { format!("{list}.fold") } else { format!("{list}.fold{}", numbers[root.0]) }
    };
    roots.into_iter().map(name).collect()
}

impl Draft {
    fn finish(self, store: &mut Store, flattener: &mut Flattener) -> Result<System, Refusal> {
        let mut system = self.system;
        let element = flattener.tuple(store, self.element)?.to_vec();
        let all: Vec<Term> = self.variables.iter().chain(&element).copied().collect();
        system.step = abstracted(store, &all, &self.next);
        let conditions = system.shape.well_formed(store, &element);
        if !conditions.is_empty() {
            let guard = store.smart_and(&conditions);
            system.element_guard = abstracted(store, &element, &[guard]).pop();
        }
        Ok(system)
    }
}

struct Builder<'a> {
    problem: &'a Problem,
    flattener: &'a mut Flattener,
    drafts: Vec<Draft>,
    formula: Vec<Term>,
    relaxed: bool,
}

impl Builder<'_> {
    fn fold(&mut self, store: &mut Store, index: usize, name: String) -> Result<(), Refusal> {
        let fold = &self.problem.folds[index];
        let root = Root::of(self.problem, fold.list);
        if !self.problem.is_plain_fold(store, fold) {
            self.relaxed = true;
            self.flattener.declare(store, fold.result, &name)?;
            return Ok(());
        }
        if let Some(elements) = root.values(self.problem, store) {
            self.flattener.declare(store, fold.result, &name)?;
            let value = elements.iter().fold(fold.init, |acc, element| store.beta(fold.step, &[acc, *element]));
            let defined = store.eq(fold.result, value);
            let defined = self.flattener.scalar(store, defined)?;
            self.formula.push(defined);
            return Ok(());
        }
        let at = self.draft(store, root.at)?;
        let sort = store.sort_of(fold.init);
        let (acc, variables) = self.flattener.variable(store, &name, sort)?;
        let element = root.image(store, self.drafts[at].element);
        let next = store.beta(fold.step, &[acc, element]);
        let results = self.flattener.declare(store, fold.result, &name)?;
        let next = self.flattener.tuple(store, next)?.to_vec();
        let init = self.flattener.tuple(store, fold.init)?.to_vec();
        self.extend(store, at, Source::Fold(index), sort, Accumulator { name, variables, init, next, results })
    }

    /// The place of a declared list's system.
    fn draft(&mut self, store: &mut Store, list: ListId) -> Result<usize, Refusal> {
        if let Some(at) = self.drafts.iter().position(|draft| draft.system.list == list) {
            return Ok(at);
        }
        let declared = self.problem.list(list);
        let name = format!("{}.element", declared.name);
        let (element, _) = self.flattener.variable(store, &name, declared.element)?;
        let shape = self.flattener.shape(store, declared.element)?;
        let system = System {
            list,
            length: declared.length,
            state: Vec::new(),
            element: shape.fields(store, &name),
            shape,
            init: Vec::new(),
            step: Vec::new(),
            element_guard: None,
            results: Vec::new(),
            parts: Vec::new(),
        };
        self.drafts.push(Draft { system, element, variables: Vec::new(), next: Vec::new() });
        Ok(self.drafts.len() - 1)
    }

    fn extend(
        &mut self,
        store: &mut Store,
        at: usize,
        source: Source,
        sort: Sort,
        accumulator: Accumulator,
    ) -> Result<(), Refusal> {
        let shape = self.flattener.shape(store, sort)?;
        let Draft { system, variables, next, .. } = &mut self.drafts[at];
        let start = system.state.len();
        system.state.extend(shape.fields(store, &accumulator.name));
        system.init.extend(accumulator.init);
        system.results.extend(accumulator.results);
        let fields = start..system.state.len();
        system.parts.push(Part { name: accumulator.name, source, fields, shape });
        variables.extend(accumulator.variables);
        next.extend(accumulator.next);
        Ok(())
    }

    /// Lists made of one declared list are equal if all images of its elements are: a fold. A list and a written-out one are
    /// equal if the list's elements are those at their positions, and there are as many. Two written-out ones
    /// are compared here. What remains is two declared lists, of which only `equal ⇒ same length` is said.
    fn equality(&mut self, store: &mut Store, index: usize) -> Result<(), Refusal> {
        let problem = self.problem;
        let equality = &problem.equalities[index];
        if !problem.is_plain(store, equality.left) || !problem.is_plain(store, equality.right) {
            return self.relax(store, equality);
        }
        let (left, right) = (Root::of(problem, equality.left), Root::of(problem, equality.right));
        let (left_values, right_values) = (left.values(problem, store), right.values(problem, store));
        match (left_values, right_values) {
            (Some(left), Some(right)) => {
                let same = self.same(store, &left, &right)?;
                self.formula.push(store.smart_eq(equality.result, same));
                Ok(())
            }
            (Some(values), None) => self.compare_with(store, index, &right, &values),
            (None, Some(values)) => self.compare_with(store, index, &left, &values),
            (None, None) if left.at == right.at => {
                let at = self.draft(store, left.at)?;
                let element = self.drafts[at].element;
                let (left_image, right_image) = (left.image(store, element), right.image(store, element));
                let same = store.eq(left_image, right_image);
                let same = self.flattener.scalar(store, same)?;
                let name = format!("{}.equal", problem.list(left.at).name);
                self.conjunction(store, at, Source::Equality(index), &name, same, equality.result)
            }
            (None, None) => self.relax(store, equality),
        }
    }

    /// All that is said of a comparison is that equal lists have the same length.
    fn relax(&mut self, store: &mut Store, equality: &Equality) -> Result<(), Refusal> {
        self.relaxed = true;
        let length = |list| self.problem.list(list).length;
        let same_length = store.eq(length(equality.left), length(equality.right));
        let same_length = self.flattener.scalar(store, same_length)?;
        self.formula.push(store.implies(equality.result, same_length));
        Ok(())
    }

    fn same(&mut self, store: &mut Store, left: &[Term], right: &[Term]) -> Result<Term, Refusal> {
        if left.len() != right.len() {
            return Ok(store.bool(false));
        }
        let pairs: Vec<Term> = left.iter().zip(right).map(|(a, b)| store.eq(*a, *b)).collect();
        let all = store.and(pairs);
        self.flattener.scalar(store, all)
    }

    /// Adds a boolean to a system that stays true as long as `holds` does.
    fn conjunction(
        &mut self,
        store: &mut Store,
        at: usize,
        source: Source,
        name: &str,
        holds: Term,
        result: Term,
    ) -> Result<(), Refusal> {
        let (acc, variables) = self.flattener.variable(store, name, Sort::BOOL)?;
        let next = store.smart_and(&[acc, holds]);
        let accumulator = Accumulator {
            name: name.to_string(),
            variables,
            init: vec![store.bool(true)],
            next: vec![next],
            results: vec![result],
        };
        self.extend(store, at, source, Sort::BOOL, accumulator)
    }

    fn compare_with(&mut self, store: &mut Store, index: usize, root: &Root, values: &[Term]) -> Result<(), Refusal> {
        let equality = &self.problem.equalities[index];
        let list = self.problem.list(root.at);
        let at = self.draft(store, root.at)?;
        let (position, _) = self.flattener.variable(store, &format!("{}.position", list.name), Sort::INT)?;
        let image = root.image(store, self.drafts[at].element);
        let mut holds = store.bool(false);
        for (number, value) in values.iter().enumerate().rev() {
            let (number, same) = (store.int(number), store.eq(image, *value));
            let same = self.flattener.scalar(store, same)?;
            let here = store.smart_eq(position, number);
            holds = store.smart_ite(here, same, holds);
        }
        let one = store.int(1);
        let accumulator = Accumulator {
            name: format!("{}.position", list.name),
            variables: vec![position],
            init: vec![store.int(0)],
            next: vec![store.sum([position, one])],
            results: vec![store.fresh_constant(&format!("{}.position", list.name), Sort::INT)],
        };
        self.extend(store, at, Source::Position(index), Sort::INT, accumulator)?;
        let matched = store.fresh_constant(&format!("{}.equal", list.name), Sort::BOOL);
        let name = format!("{}.equal", list.name);
        self.conjunction(store, at, Source::Equality(index), &name, holds, matched)?;
        let count = store.int(values.len());
        let as_long = store.eq(list.length, count);
        let both = store.smart_and(&[as_long, matched]);
        self.formula.push(store.smart_eq(equality.result, both));
        Ok(())
    }
}

/// One accumulator, in fields.
struct Accumulator {
    name: String,
    variables: Vec<Term>,
    init: Vec<Term>,
    next: Vec<Term>,
    results: Vec<Term>,
}
