//! Rewriting: named rules, and the one list of passes that brings assertions into the normal form of [`crate::problem`].

mod applications;
mod bounds;
mod cells;
mod characters;
mod compare;
mod concat;
mod deforest;
mod distribute;
mod extend;
mod integers;
mod known;
mod lengths;
mod lists;
mod lockstep;
mod nested;
mod produce;
#[cfg(test)]
mod proofs;
mod regular;
mod reverse;
mod simplify;
mod sums;
mod totalize;
mod written;
mod zip;

use std::fmt;

use indexmap::IndexMap;

pub use bounds::{Outside, copy_within_bounds};
pub(crate) use bounds::{by_elements, within_bounds_by_functions};
pub(crate) use concat::{drift_as_mapi as without_drift, matches};
pub use integers::{Integers, as_integers};
pub use lockstep::{Definition, Meaning, Reduced, reduce};
pub use nested::{Nesting, Rows, Uniform, Words};
pub use regular::regular;
pub use totalize::{Undefined, totalize};

use crate::term::{Map, Op, Sort, Store, Term};

/// What a rule is part of; groups can be switched off by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// What the normal form cannot do without.
    NormalForm,
    /// Paper §6.1: no intermediate lists.
    Deforestation,
    /// Paper §6.2: smaller queries.
    Pruning,
    /// Words as integers.
    Integers,
}

/// A rewrite rule: data with a stable name, which statistics, traces, tests and documentation use.
pub struct Rule {
    /// Its name, in kebab case.
    pub name: &'static str,
    /// What it is part of.
    pub group: Group,
    /// The right-hand side, if `term` matches the left-hand side. Both are equal under every interpretation, and
    /// the right one is smaller in an order that all rules share, so rewriting ends.
    pub apply: fn(&mut Store, Term) -> Option<Term>,
}

impl Group {
    /// All of them.
    pub const ALL: [Group; 4] = [Group::NormalForm, Group::Deforestation, Group::Pruning, Group::Integers];

    /// The name in certificates.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Group::NormalForm => "normal-form",
            Group::Deforestation => "deforestation",
            Group::Pruning => "pruning",
            Group::Integers => "integers",
        }
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// How often each rule fired.
pub type Fired = IndexMap<&'static str, u64>;

/// The passes in order, each with the reason why it stands there.
///
/// **Each ends.** Terms are rewritten bottom-up, so what a rule looks at has arguments in normal form. A rule of `lift` does one of two things with
/// it. Either it writes one operator in terms of others that come later in this order, and no rule goes back: `=` between lists and combinators that
/// yield a scalar; `List.fold_right`; `List.fold` and `List.len`; then `List.cons`, `List.snoc` and `List.filter_map`; `List.range`, `List.repeat`
/// and `List.cycle` of few elements; `List.filter` and `List.map`; `List.append`; `List.value`. Or it takes an operator from a list to the lists that
/// this one is made of, which are smaller: a multiset of sizes of lists under operators gets smaller if one of them is replaced by any number of
/// smaller ones. Among producers, `ite` goes outwards past everything, `List.append` past all others, `List.map` past `List.take`, `List.drop`,
/// `List.filter`, `List.zip` and `List.rev`, these past `List.rev`, and `List.take` past `List.zip`: there is no cycle. A reversal is as large as
/// what it reverses, so a fold from the right over a list becomes folds from the right over smaller ones only. Why `simplify` ends is said there;
/// `deforest` removes an operator each time. Strings come apart into their parts, and a fold over arrays becomes one over their elements. Of two sums inside each other the older list comes to be the outer one, and every sum that loses a factor has fewer of them.
pub fn pipeline() -> [Pass; 3] {
    [
        // Combinators become folds, and lists that are chosen, put together or produced disappear into what reads them: afterwards a
        // list is a variable, a value, or a map of one.
        Pass {
            name: "lift",
            rules: &[
                lists::RULES,
                characters::RULES,
                cells::RULES,
                nested::RULES,
                nested::FUSING,
                nested::NEIGHBOURS,
                nested::SPLITTING,
                concat::RULES,
                zip::RULES,
                reverse::RULES,
                distribute::RULES,
                written::RULES,
                produce::RULES,
                sums::RULES,
            ],
        },
        // Maps merge into their consumers, and values are computed, while the list structure is still there.
        Pass { name: "deforest", rules: &[deforest::RULES] },
        // Last, since the passes before leave redexes behind.
        Pass { name: "simplify", rules: simplify::RULES },
    ]
}

/// The terms without the combinators that others express: those that yield a scalar are folds, and so on. What reads what stays
/// as it is.
pub(crate) fn spell_out(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    let scalars = produce::RULES.iter().filter(|rule| rule.name == "scalar-as-fold");
    let rules: Vec<&Rule> = scalars.chain(concat::SPELLED_OUT).collect();
    apply(store, terms, &rules, &mut Fired::default())
}

/// The terms with folds that build lists as what is made of each element, one after the other, as far as these are known.
pub(crate) fn built_by_folds(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    let names =
        ["fold-that-builds", "fold-right-that-builds", "concat-of-singletons", "concat-of-options", "map-to-itself"];
    let rules: Vec<&Rule> = nested::RULES.iter().filter(|rule| names.contains(&rule.name)).collect();
    apply(store, terms, &rules, &mut Fired::default())
}

/// Rules that are applied together until none fires.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// Its name.
    pub name: &'static str,
    /// Its rules; the first that matches fires.
    pub rules: &'static [&'static [Rule]],
}

/// Runs the whole pipeline on assertions, leaving out the groups that `enabled` rejects; `None` if `stop` says so first.
pub fn normalize(
    store: &mut Store,
    assertions: &[Term],
    enabled: impl Fn(Group) -> bool,
    stop: impl Fn() -> bool,
    fired: &mut Fired,
) -> Option<Vec<Term>> {
    let terms = run(store, assertions, &enabled, &stop, fired)?;
    Some(if enabled(Group::Pruning) { simplify::prune(store, &terms) } else { terms })
}

/// The passes in order, again and again until they change nothing: a later one may leave behind what an earlier one waits for, such as a count that has
/// become a literal.
///
/// **It ends**, since every rule makes a term smaller in one order: first by the operators on lists in it, and the sizes of what they are applied to, as [`pipeline`]
/// says; then by its weight, as [`simplify`] says. `lift` and `deforest` make the former smaller. `simplify` makes the latter smaller and the former no
/// larger: it copies nothing, and the only operators on lists that it makes are `=` and `ite`, in the place of the same ones on records around those lists.
fn run(
    store: &mut Store,
    terms: &[Term],
    enabled: &impl Fn(Group) -> bool,
    stop: &dyn Fn() -> bool,
    fired: &mut Fired,
) -> Option<Vec<Term>> {
    let mut terms = terms.to_vec();
    while !stop() {
        let before = terms.clone();
        for pass in pipeline() {
            let rules: Vec<&Rule> = pass.rules.iter().copied().flatten().filter(|rule| enabled(rule.group)).collect();
            terms = apply_until(store, &terms, &rules, stop, fired)?;
        }
        if terms == before {
            return Some(terms);
        }
    }
    None
}

/// Rewrites terms bottom-up with these rules until none fires any more. Rules must not care how deep under binders
/// they are applied.
pub fn apply(store: &mut Store, roots: &[Term], rules: &[&Rule], fired: &mut Fired) -> Vec<Term> {
    apply_until(store, roots, rules, &|| false, fired).expect("nothing stops it")
}

/// The same, unless `stop` says so first: it is asked every few thousand terms.
fn apply_until(
    store: &mut Store,
    roots: &[Term],
    rules: &[&Rule],
    stop: &dyn Fn() -> bool,
    fired: &mut Fired,
) -> Option<Vec<Term>> {
    enum Task {
        Visit(Term),
        Build(Term),
        /// The normal form of the first is that of the second.
        Alias(Term, Term),
    }
    let mut normal: Map<Term, Term> = Map::default();
    let mut todo: Vec<Task> = roots.iter().rev().map(|root| Task::Visit(*root)).collect();
    let mut count = 0_u32;
    while let Some(task) = todo.pop() {
        count = count.wrapping_add(1);
        if count & 4095 == 0 && stop() {
            return None;
        }
        match task {
            Task::Visit(term) if normal.contains_key(&term) => {}
            Task::Visit(term) => {
                todo.push(Task::Build(term));
                todo.extend(store.children(term).iter().map(|child| Task::Visit(*child)));
            }
            Task::Build(term) if normal.contains_key(&term) => {}
            Task::Build(term) => {
                let children: Vec<Term> = store.children(term).iter().map(|child| normal[child]).collect();
                let built = if children == store.children(term) { term } else { store.with_children(term, &children) };
                if let Some(known) = normal.get(&built) {
                    normal.insert(term, *known);
                    continue;
                }
                let step = rules.iter().find_map(|rule| (rule.apply)(store, built).map(|next| (rule.name, next)));
                match step.filter(|(_, next)| *next != built) {
                    None => {
                        normal.insert(term, built);
                        normal.insert(built, built);
                    }
                    Some((name, next)) => {
                        *fired.entry(name).or_insert(0) += 1;
                        todo.push(Task::Alias(term, built));
                        todo.push(Task::Alias(built, next));
                        todo.push(Task::Visit(next));
                    }
                }
            }
            Task::Alias(term, next) => {
                let result = normal[&next];
                normal.insert(term, result);
            }
        }
    }
    Some(roots.iter().map(|root| normal[root]).collect())
}

/// The length of a list, over the lengths of the declared lists that it is made of.
pub(crate) fn length(store: &mut Store, list: Term) -> Term {
    let rules: Vec<&Rule> = pipeline()
        .into_iter()
        .flat_map(|pass| pass.rules.iter().copied().flatten())
        .filter(|rule| rule.name.starts_with("len-of-") || rule.name == "ite-of-lists")
        .collect();
    apply(store, &[store.len_of(list)], &rules, &mut Fired::default())[0]
}

/// A rule that the normal form cannot do without.
const fn rule(name: &'static str, apply: fn(&mut Store, Term) -> Option<Term>) -> Rule {
    Rule { name, group: Group::NormalForm, apply }
}

/// The arguments of `term` if it is an application of `op`.
fn args(store: &Store, term: Term, op: Op) -> Option<Vec<Term>> {
    store.as_app(term).filter(|(found, _)| *found == op).map(|(_, arguments)| arguments.to_vec())
}

/// The same where it always has so many.
fn arguments<const N: usize>(store: &Store, term: Term, op: impl Into<Op>) -> Option<[Term; N]> {
    let op = op.into();
    store.as_app(term).filter(|(found, _)| *found == op).and_then(|(_, arguments)| arguments.try_into().ok())
}

/// The elements of a `List.value`.
fn elements(store: &Store, list: Term) -> Option<&[Term]> {
    match store.as_app(list)? {
        (Op::ListValue(_), elements) => Some(elements),
        _ => None,
    }
}

/// The lists that a list is put together from.
fn parts(store: &Store, list: Term) -> Vec<Term> {
    args(store, list, Op::Append).unwrap_or_else(|| vec![list])
}

/// A list put together from any number of lists of this sort of elements.
fn joined(store: &Store, element: Sort, lists: Vec<Term>) -> Term {
    if lists.is_empty() { store.literal(element, []) } else { store.append(lists) }
}

/// The list that a list is the image of.
fn source(store: &Store, list: Term) -> Term {
    let mut at = list;
    while let Some((Op::Map, &[_, inner])) = store.as_app(at) {
        at = inner;
    }
    at
}

/// What `list`, an image of another list, is if that list is replaced by `by`.
fn image(store: &Store, list: Term, by: Term) -> Term {
    let mut functions = Vec::new();
    let mut at = list;
    while let Some((Op::Map, &[function, inner])) = store.as_app(at) {
        functions.push(function);
        at = inner;
    }
    functions.into_iter().rev().fold(by, |list, function| store.map(function, list))
}

/// A count, or 0 if it is negative.
fn at_least_zero(store: &Store, count: Term) -> Term {
    store.smart_ite(store.smart(Op::Le, &[count, store.int(0)]), store.int(0), count)
}
