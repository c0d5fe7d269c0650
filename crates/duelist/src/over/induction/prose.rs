//! Invariants in words: what holds after any number of elements, and what the names in it mean.

use dashu_int::IBig;

use super::houdini::Broken;
use super::invariant::Invariant;
use super::reach::{Question, Reach, constants};
use super::tidy::tidy;
use super::unrolled::DIRECT;
use crate::model::Value;
use crate::report::{Change, Holding, Named, NearMiss};
use crate::term::{Map, Node, Op, Prose, Set, Sort, SortNode, Store, Term, admits_every_constructor};

/// What the number of elements read is called.
const SO_FAR: &str = "elements so far";

/// What the negation of the formula says as an invariant, where the formula itself is longer than a line or two.
const FAILS_HERE: &str = "if the list ended here, the assertions would fail";
const READABLE: usize = 160;

/// So many candidates of each list are told that were dropped last.
const MISSES: usize = 3;

/// What an invariant says, list by list. Accumulators are named after what they do, such as `sum` and `count`, whatever tuple they
/// are a part of.
pub(super) fn holdings(store: &mut Store, question: &Question, invariant: &Invariant) -> Vec<Holding> {
    let formulas: Vec<&[Term]> = invariant.formulas.iter().map(std::slice::from_ref).collect();
    let (names, running) = Names::of(store, question, &formulas);
    let mut found = Vec::new();
    for ((reach, named), formula) in question.lists.iter().zip(&running).zip(&invariant.formulas) {
        let list = names_of_lists(store, reach, *formula);
        let formula = names.told(store, *formula);
        let conjuncts = match store.as_app(formula) {
            Some((Op::And, parts)) => parts.to_vec(),
            _ => vec![formula],
        };
        let conjuncts = without_implied(store, conjuncts);
        let says: Vec<String> = conjuncts
            .iter()
            .filter(|conjunct| !matches!(store.node(**conjunct), Node::Bool(true)))
            .map(|conjunct| Prose(store, *conjunct).to_string())
            // That goes without saying.
            .filter(|says| *says != format!("0 ≤ {SO_FAR}"))
            .collect();
        if says.is_empty() {
            continue;
        }
        let is_long = says.iter().any(|says| says.chars().count() > READABLE);
        let says = if invariant.method == DIRECT && is_long { vec![FAILS_HERE.to_string()] } else { says };
        found.push(Holding { list, says, names: names.meanings(store, reach, named, &conjuncts) });
    }
    found
}

/// What was dropped last, in words: the simplest candidates of each list.
pub(super) fn near_misses(store: &mut Store, question: &Question, broken: Vec<Broken>) -> Vec<NearMiss> {
    let of_list = |list: usize| broken.iter().filter(move |broken| broken.list == list).map(|broken| broken.formula);
    let formulas: Vec<Vec<Term>> = (0..question.lists.len()).map(|list| of_list(list).collect()).collect();
    let formulas: Vec<&[Term]> = formulas.iter().map(Vec::as_slice).collect();
    let (names, running) = Names::of(store, question, &formulas);
    let mut found: Vec<(usize, Term, NearMiss)> = Vec::new();
    for Broken { list, formula, before, element } in broken {
        if !is_sensible(store, formula) {
            continue;
        }
        // No constructor has a negative number: there is no such element, and nothing is broken by it.
        let is_none = |(field, value): &(Term, Value)| {
            store.tag_of(*field).is_some() && matches!(value, Value::Int(number) if *number < IBig::ZERO)
        };
        if element.iter().any(is_none) {
            continue;
        }
        let (reach, named) = (&question.lists[list], &running[list]);
        let told = names.told(store, formula);
        let mut mentioned = vec![told];
        mentioned.extend(names.steps(store, reach, named, &[told]).into_iter().flatten());
        let mentioned = constants(store, &mentioned);
        let before: Vec<(Term, Value)> =
            before.into_iter().filter(|(term, _)| names.is_among(*term, &mentioned)).collect();
        let miss = NearMiss {
            list: names_of_lists(store, reach, formula),
            says: Prose(store, told).to_string(),
            names: names.meanings(store, reach, named, &[told]),
            before: names.valued(store, before),
            element: names.reads(store, element),
        };
        // What an engine has made up says nothing to people, and nor does what is too long to read.
        let mut words = miss.before.iter().chain(&miss.element).map(|(name, _)| name);
        let is_made_up = words.any(|name| [".after", ".fold", "tuple."].iter().any(|made_up| name.contains(made_up)));
        if !is_made_up && miss.says.chars().count() <= READABLE {
            found.push((list, told, miss));
        }
    }
    // What breaks something breaks whatever follows from it.
    for list in 0..question.lists.len() {
        let of_list: Vec<Term> = found.iter().filter(|miss| miss.0 == list).map(|miss| miss.1).collect();
        let kept = without_implied(store, of_list);
        found.retain(|miss| miss.0 != list || kept.contains(&miss.1));
    }
    found.sort_by_key(|(list, _, miss)| (*list, miss.says.chars().count()));
    let mut taken = vec![0; question.lists.len()];
    found.retain(|(list, ..)| {
        taken[*list] += 1;
        taken[*list] <= MISSES
    });
    found.into_iter().map(|(.., miss)| miss).collect()
}

/// The list that is read or, of a walk along indices, the lists that it looks at.
fn names_of_lists(store: &Store, reach: &Reach, formula: Term) -> String {
    let is_walk = reach.name.strip_prefix("walk").is_some_and(|number| number.chars().all(|c| c.is_ascii_digit()));
    let roots: Vec<Term> = reach.next.iter().chain(&reach.init).copied().chain([formula]).collect();
    let mentioned = constants(store, &roots).into_iter().map(|constant| Prose(store, constant).to_string());
    let list =
        |name: String| [".at", ".len", ".fold"].iter().find_map(|end| name.strip_suffix(end).map(str::to_string));
    let mut lists: Vec<String> = mentioned.filter_map(list).collect();
    lists.sort();
    lists.dedup();
    match (is_walk, lists.is_empty()) {
        (true, true) => "the lists".to_string(),
        (true, false) => lists.join(" and "),
        _ => reach.name.replace('~', " and "),
    }
}

/// The negation of a conjunction as a disjunction.
fn as_clause(store: &mut Store, formula: Term) -> Option<Term> {
    let (Op::Not, &[inner]) = store.as_app(formula)? else { return None };
    let (Op::And, parts) = store.as_app(inner)? else { return None };
    let parts: Vec<Term> = parts.iter().map(|part| store.smart_not(*part)).collect();
    Some(store.smart_or(&parts))
}

/// Facts without those that one of the others implies in an obvious way.
pub(super) fn without_implied(store: &Store, facts: Vec<Term>) -> Vec<Term> {
    let parts = |fact: Term| match store.as_app(fact) {
        Some((Op::Or, parts)) => parts.to_vec(),
        _ => vec![fact],
    };
    let implies = |one: usize, other: usize| {
        let others = parts(facts[other]);
        parts(facts[one]).into_iter().all(|part| others.iter().any(|weaker| entails(store, part, *weaker)))
    };
    let kept = |place: &usize| {
        let obvious =
            |other: usize| other != *place && implies(other, *place) && (other < *place || !implies(*place, other));
        !(0..facts.len()).any(obvious)
    };
    (0..facts.len()).filter(kept).map(|place| facts[place]).collect()
}

/// Whether a formula obviously entails another one: it is the same, or a tighter bound of the same term.
fn entails(store: &Store, one: Term, other: Term) -> bool {
    let (Some((Op::Le, &[low, high])), Some((Op::Le, &[lower, higher]))) = (store.as_app(one), store.as_app(other))
    else {
        return one == other;
    };
    match [low, high, lower, higher].map(|side| store.node(side)) {
        [Node::Int(bound), _, Node::Int(weaker), _] if high == higher => weaker <= bound,
        [_, Node::Int(bound), _, Node::Int(weaker)] if low == lower => bound <= weaker,
        _ => one == other,
    }
}

/// A choice whose branches do not ask again what it has decided.
fn decided(store: &mut Store, choice: Term) -> Option<Term> {
    let (Op::Ite, &[condition, yes, no]) = store.as_app(choice)? else { return None };
    let mut branch = |part: Term, holds: bool| {
        let mut known = Map::from_iter([(condition, store.bool(holds))]);
        if let Some((Op::Not, &[inner])) = store.as_app(condition) {
            known.insert(inner, store.bool(!holds));
        }
        store.smart_rebuild(&[part], &mut known, |_, _| None)[0]
    };
    let [then, otherwise] = [branch(yes, true), branch(no, false)];
    ([then, otherwise] != [yes, no]).then(|| store.smart_ite(condition, then, otherwise))
}

/// Whether a formula makes sense to people: the numbers of constructors are neither ordered nor reckoned with.
fn is_sensible(store: &Store, formula: Term) -> bool {
    let is_tag = |term: &Term| store.tag_of(*term).is_some();
    let is_literal = |term: &Term| matches!(store.node(*term), Node::Int(_));
    store.postorder(&[formula]).into_iter().all(|term| match store.as_app(term) {
        Some((Op::Le | Op::Lt, sides)) => !sides.iter().any(is_tag) || sides.iter().any(is_literal),
        Some((Op::Eq, sides)) => !sides.iter().any(is_tag) || sides.iter().all(|side| is_tag(side) || is_literal(side)),
        Some((Op::Add | Op::Sub | Op::Neg | Op::Mul, parts)) => !parts.iter().any(is_tag),
        _ => true,
    })
}

/// What constants are called.
#[derive(Default)]
struct Names {
    words: Map<Term, Term>,
    /// The names of the list at hand, and those of the user's.
    used: Vec<String>,
    /// What tells elements from those inside them, where lists of lists are read as one.
    tokens: Vec<Term>,
}

impl Names {
    /// Names for what formulas about each list mention; those of the states of each list, in order, are returned besides.
    fn of(store: &mut Store, question: &Question, formulas: &[&[Term]]) -> (Names, Vec<Vec<Term>>) {
        let lists: Vec<(&Reach, Vec<Term>)> = question
            .lists
            .iter()
            .zip(formulas)
            .map(|(reach, formulas)| (reach, mentioned(store, reach, formulas)))
            .collect();
        let is_own = |constant: &Term| {
            let own =
                |reach: &Reach| [&reach.state, &reach.inputs, &reach.results].iter().any(|own| own.contains(constant));
            question.lists.iter().any(|reach| own(reach) || reach.count == Some(*constant))
        };
        let all: Vec<Term> = lists.iter().flat_map(|(_, mentioned)| mentioned).copied().collect();
        let others: Vec<Term> = all.into_iter().filter(|constant| !is_own(constant)).collect();
        let taken: Vec<String> = others.iter().map(|constant| spoken(store, *constant)).collect();
        let mut names = Names::default();
        let mut running = Vec::new();
        for (reach, mentioned) in &lists {
            names.used.clone_from(&taken);
            running.push(names.running(store, reach, mentioned, lists.len() == 1));
        }
        names.distinguish(store, &others);
        (names, running)
    }

    /// Names the variables of a list: those of its state, in order, are returned. Of several that do the same, those are numbered that formulas
    /// mention, or that what they mention depends on.
    fn running(&mut self, store: &mut Store, reach: &Reach, mentioned: &[Term], alone: bool) -> Vec<Term> {
        if let Some(count) = reach.count {
            self.word(store, count, SO_FAR);
        }
        self.word(store, reach.length, &format!("length of {}", reach.name));
        let prefix = format!("{}.", reach.name);
        let inputs = reach.inputs.iter().map(|input| (*input, Prose(store, *input).to_string()));
        let inputs: Vec<(Term, String)> = inputs.collect();
        let nested = inputs.iter().any(|(_, name)| name.split('.').any(|part| added(part).is_some()));
        let mut token = None;
        let read: Set<&str> = inputs.iter().filter_map(|(_, name)| read_at(name)).map(|(list, _)| list).collect();
        let of_list = |list: &str| if read.len() > 1 { format!("element of {list}") } else { "element".to_string() };
        for (number, (input, name)) in inputs.iter().enumerate() {
            if let Some(short) = name.strip_prefix(&prefix) {
                let short = if nested { without_tokens(short) } else { field_of_element(&reach.name, short) };
                let word = self.word(store, *input, &short);
                if nested && short == "element" && store.tag_of(word).is_some() {
                    self.tokens.push(word);
                    token = Some(*input);
                }
            } else if let Some((list, field)) = read_at(name) {
                // One list may be read at several places.
                let others = inputs[..number].iter().filter(|(_, other)| other == name).count();
                let another = if others > 0 { format!(" {}", others + 1) } else { String::new() };
                self.word(store, *input, &format!("{}{another}{field}", of_list(list)));
            }
        }
        let mut named = Vec::new();
        for (place, field) in reach.state.iter().enumerate() {
            let own = field_of_record(&prefix, &Prose(store, *field).to_string());
            let kind = match &token {
                Some(token) if own.is_none() => nested_kind(store, *field, reach.next[place], *token),
                _ => kind(store, *field, reach.next[place]).to_string(),
            };
            let told = [*field, reach.results[place]].iter().any(|constant| mentioned.contains(constant));
            let name = own.unwrap_or(kind);
            let name = if told { self.unused(&name) } else { name };
            named.push(self.word(store, *field, &name));
            let of = if alone { String::new() } else { format!(" of {}", reach.name) };
            self.word(store, reach.results[place], &format!("final {name}{of}"));
        }
        named
    }

    /// Names what has no name yet so that different constants have different ones.
    fn distinguish(&mut self, store: &mut Store, constants: &[Term]) {
        for constant in constants {
            if self.words.contains_key(constant) {
                continue;
            }
            let name = spoken(store, *constant);
            let is_taken = |name: &String| self.words.values().any(|word| Prose(store, *word).to_string() == *name);
            let numbered = (2..).map(|number| format!("{name} {number}"));
            let free = std::iter::once(name.clone()).chain(numbered).find(|name| !is_taken(name));
            self.word(store, *constant, &free.unwrap_or(name));
        }
    }

    /// A formula with these names, as simple as it can be said.
    fn told(&self, store: &mut Store, formula: Term) -> Term {
        let mut memo = self.words.clone();
        let formula = store.rebuild(&[formula], &mut memo, |_, term| term)[0];
        let formula = as_clause(store, formula).unwrap_or(formula);
        // That a tag is the number of a constructor goes without saying.
        let formula = store.smart_rebuild(&[formula], &mut Map::default(), |store, term| {
            admits_every_constructor(store, term).then(|| store.bool(true))
        })[0];
        let formula = store.smart_rebuild(&[formula], &mut Map::default(), decided)[0];
        tidy(store, formula)
    }

    /// What elements make of the accumulators of a list that formulas mention, or that others are explained by.
    fn steps(&self, store: &mut Store, reach: &Reach, named: &[Term], formulas: &[Term]) -> Vec<Option<Term>> {
        let mut told = formulas.to_vec();
        let mut steps: Vec<Option<Term>> = vec![None; reach.state.len()];
        loop {
            let mentioned = constants(store, &told);
            let is_open = |place: &usize| steps[*place].is_none() && mentioned.contains(&named[*place]);
            let Some(place) = (0..steps.len()).find(is_open) else { break steps };
            let next = self.told(store, reach.next[place]);
            steps[place] = Some(next);
            told.push(next);
        }
    }

    /// What the accumulators of a list mean that formulas mention, or that others are explained by.
    fn meanings(&self, store: &mut Store, reach: &Reach, named: &[Term], formulas: &[Term]) -> Vec<Named> {
        let steps = self.steps(store, reach, named, formulas);
        let places = steps.into_iter().enumerate().filter_map(|(place, step)| Some((place, step?)));
        let meaning = |(place, next): (usize, Term)| {
            let mut memo = self.words.clone();
            let first = store.rebuild(&[reach.init[place]], &mut memo, |_, term| term)[0];
            let [first, next] = match store.tag_of(named[place]) {
                Some(sort) => [first, next].map(|term| with_constructors(store, term, sort)),
                None => [first, next],
            };
            let name = Prose(store, named[place]).to_string();
            let changes = self.changes(store, reach, next);
            let changes = changes.into_iter().filter(|change| change.becomes != name).collect();
            Named { name, start: Prose(store, first).to_string(), changes }
        };
        places.map(meaning).collect()
    }

    /// What elements make of an accumulator: one thing, or, where lists of lists are read as one, another where an element begins than with each element inside it.
    fn changes(&self, store: &mut Store, reach: &Reach, next: Term) -> Vec<Change> {
        let mentioned = constants(store, &[next]);
        let Some(token) = self.tokens.iter().find(|token| mentioned.contains(token)) else {
            return vec![Change { when: "with each element".to_string(), becomes: Prose(store, next).to_string() }];
        };
        let kinds = store.tag_of(*token).map(|datatype| constructors(store, datatype)).unwrap_or_default();
        let case = |(number, kind): (i64, String)| {
            let number = store.int(number);
            let mut memo = Map::from_iter([(*token, number)]);
            let becomes = store.smart_rebuild(&[next], &mut memo, |_, _| None)[0];
            let becomes = tidy(store, becomes);
            Change { when: when(&reach.name, &kind), becomes: Prose(store, becomes).to_string() }
        };
        (0..).zip(kinds).map(case).collect()
    }

    /// Whether a constant is among others by its name here.
    fn is_among(&self, constant: Term, others: &[Term]) -> bool {
        self.words.get(&constant).is_some_and(|word| others.contains(word))
    }

    /// Names and values of what is read. Where lists of lists are read as one, the first one is the `step`: whether an element begins.
    fn reads(&self, store: &mut Store, element: Vec<(Term, Value)>) -> Vec<(String, String)> {
        let is_token = |(term, _): &(Term, Value)| self.words.get(term).is_some_and(|word| self.tokens.contains(word));
        let (tokens, fields): (Vec<_>, Vec<_>) = element.into_iter().partition(is_token);
        let token = self.valued(store, tokens).into_iter().next();
        let step = token.map(|(_, kind)| match kind.strip_prefix("item") {
            None => "a new element".to_string(),
            Some("") => "an element inside".to_string(),
            Some(labels) => {
                let lists: Vec<String> = labels.split('&').map(labelled).collect();
                format!("an element of its {}", lists.join(" and one of its "))
            }
        });
        let fields = self.valued(store, fields);
        step.map(|step| ("step".to_string(), step)).into_iter().chain(fields).collect()
    }

    /// Names and values.
    fn valued(&self, store: &mut Store, values: Vec<(Term, Value)>) -> Vec<(String, String)> {
        let told = |(term, value): (Term, Value)| {
            let name = Prose(store, self.words.get(&term).copied().unwrap_or(term)).to_string();
            let constructed = match (store.tag_of(term), &value) {
                (Some(datatype), Value::Int(number)) => constructor(store, datatype, number),
                (None, Value::Int(number)) if *number < IBig::ZERO => Some(format!("−{}", -number)),
                _ => None,
            };
            (name, constructed.unwrap_or_else(|| crate::explain::text(store, store.sort_of(term), &value)))
        };
        values.into_iter().map(told).collect()
    }

    fn word(&mut self, store: &mut Store, constant: Term, name: &str) -> Term {
        let word = store.fresh_like(name, constant);
        self.words.insert(constant, word);
        word
    }

    fn unused(&mut self, kind: &str) -> String {
        let count = self.used.iter().filter(|used| *used == kind).count();
        self.used.push(kind.to_string());
        if count == 0 { kind.to_string() } else { format!("{kind} {}", count + 1) }
    }
}

/// The constants that formulas about a list mention, and those that the accumulators among them depend on.
fn mentioned(store: &Store, reach: &Reach, formulas: &[Term]) -> Vec<Term> {
    let mut roots = formulas.to_vec();
    loop {
        let found = constants(store, &roots);
        let is_new = |place: &usize| {
            let known = [reach.state[*place], reach.results[*place]].iter().any(|constant| found.contains(constant));
            known && !roots.contains(&reach.next[*place])
        };
        let new: Vec<usize> = (0..reach.state.len()).filter(is_new).collect();
        if new.is_empty() {
            return found;
        }
        roots.extend(new.iter().flat_map(|place| [reach.next[*place], reach.init[*place]]));
    }
}

/// What a constant that has no other name is called. An element that a walk along indices looks at, `l.at`, is called one.
fn spoken(store: &Store, constant: Term) -> String {
    let name = Prose(store, constant).to_string();
    let of = |end: &str| name.strip_suffix(end).filter(|list| !list.is_empty());
    match (of(".at"), of(".len"), of(".fold")) {
        (Some(list), ..) => format!("element of {list}"),
        (_, Some(list), _) => format!("length of {list}"),
        (.., Some(list)) => format!("fold over {list}"),
        _ => name,
    }
}

/// The list of which a walk along indices reads an element that is called so, `l.at` or a field of it, and the field.
fn read_at(name: &str) -> Option<(&str, &str)> {
    let (list, field) = name.split_once(".at")?;
    let is_whole = field.is_empty() || field.starts_with('.');
    (is_whole && !list.is_empty()).then_some((list, field))
}

/// What the user calls a field of an accumulator that is a record, by the name of the constant for it: `lead` for `votes.fold2.lead` and, along indices, `state.lead`. Of pairs that were made up there is no such name.
fn field_of_record(prefix: &str, constant: &str) -> Option<String> {
    let (_, fields) = constant.strip_prefix(prefix).unwrap_or(constant).split_once('.')?;
    let fields = fields.strip_suffix(".tag").unwrap_or(fields);
    let made_up = |part: &str| ["tuple", "tag", "begun"].contains(&part) || added(part).is_some();
    (!fields.split('.').any(made_up)).then(|| fields.split('.').rev().collect::<Vec<_>>().join(" of "))
}

/// What a field of an element is called: of two lists that are read together, `a~b`, it belongs to one of them.
fn field_of_element(list: &str, name: &str) -> String {
    let (Some((one, other)), Some(field)) = (list.split_once('~'), name.strip_prefix("element.tuple.")) else {
        return name.to_string();
    };
    let of = |list: &str, rest: &str| format!("element of {list}{rest}");
    match (field.strip_prefix("first"), field.strip_prefix("second")) {
        (Some(rest), _) if !other.contains('~') => of(one, rest),
        (_, Some(rest)) if !other.contains('~') => of(other, rest),
        _ => name.to_string(),
    }
}

/// What `rewrite/nested` calls an element of an inner list: the label of the list, and those of all lists that are read together.
fn added(part: &str) -> Option<(&str, &str)> {
    part.strip_prefix("added")?.split_once('@')
}

/// The list with a label: `incomes` if that is the field, or `list 2`.
fn labelled(label: &str) -> String {
    label.strip_prefix('_').map_or_else(|| format!("list {label}"), str::to_string)
}

/// The name of a field of an element or of one inside it, without the tokens by which lists of lists are read.
fn without_tokens(name: &str) -> String {
    let parts: Vec<&str> = name.split('.').filter(|part| *part != "begun").collect();
    let Some(last) = parts.iter().rposition(|part| added(part).is_some()) else { return parts.join(".") };
    let (label, together) = added(parts[last]).unwrap_or_default();
    let of = if together.contains('&') { format!(" of {}", labelled(label)) } else { String::new() };
    let fields: String = parts[last + 1..].iter().map(|field| format!(".{field}")).collect();
    format!("inner element{of}{fields}")
}

/// The value of a tag with constructors in place of their numbers: it is a number, or a choice between such values.
fn with_constructors(store: &mut Store, value: Term, datatype: Sort) -> Term {
    let (mut choices, mut todo, mut memo) = (Vec::new(), vec![value], Map::default());
    while let Some(term) = todo.pop() {
        match (store.node(term).clone(), store.as_app(term)) {
            (Node::Int(number), _) => {
                if let Some(name) = constructor(store, datatype, &number) {
                    let name = store.fresh_constant(&name, Sort::INT);
                    memo.insert(term, name);
                }
            }
            (_, Some((Op::Ite, &[_, yes, no]))) if !choices.contains(&term) => {
                choices.push(term);
                todo.extend([yes, no]);
            }
            _ => {}
        }
    }
    choices.sort();
    for choice in choices {
        let Some((_, &[condition, yes, no])) = store.as_app(choice) else { continue };
        let [yes, no] = [yes, no].map(|part| memo.get(&part).copied().unwrap_or(part));
        memo.insert(choice, store.ite(condition, yes, no));
    }
    memo.get(&value).copied().unwrap_or(value)
}

/// The name of the constructor with a number.
fn constructor(store: &Store, datatype: Sort, number: &IBig) -> Option<String> {
    constructors(store, datatype).into_iter().nth(usize::try_from(number).ok()?)
}

/// The names of the constructors of a datatype.
fn constructors(store: &Store, datatype: Sort) -> Vec<String> {
    let SortNode::Data(declaration, _) = store.sort_node(datatype) else { return Vec::new() };
    let declared = store.declared_datatype(*declaration);
    declared.into_iter().flat_map(|declared| &declared.constructors).map(|made| made.name.clone()).collect()
}

/// Where a list of lists comes to a token of a kind, as `rewrite/nested` names them.
fn when(list: &str, kind: &str) -> String {
    match kind.strip_prefix("item") {
        None => format!("where an element of {list} begins"),
        Some("") => "with each element inside".to_string(),
        Some(labels) => match labels.split_once('&') {
            Some((one, other)) => {
                format!("with each pair of elements of its {} and {}", labelled(one), labelled(other))
            }
            None => format!("with each element of its {}", labelled(labels)),
        },
    }
}

/// What an accumulator does where lists of lists are read as one: `inner sum` if it starts again with each element, `its age` if it keeps a field of the element.
fn nested_kind(store: &mut Store, field: Term, next: Term, token: Term) -> String {
    let outer = kind(store, field, next);
    let mut at = |number: i64| {
        let number = store.int(number);
        let mut memo = Map::from_iter([(token, number)]);
        store.smart_rebuild(&[next], &mut memo, |_, _| None)[0]
    };
    let (begins, inside) = (at(0), at(1));
    let kept = Prose(store, begins).to_string();
    match (outer, kind(store, field, inside)) {
        ("any", "constant") if kept == "true" => "begun".to_string(),
        ("state" | "flag", "constant") => match kept.rsplit_once('.') {
            Some((_, last)) if kept.chars().all(|c| c.is_alphanumeric() || "._-".contains(c)) => format!("its {last}"),
            _ => outer.to_string(),
        },
        ("state" | "flag", inner) => format!("inner {inner}"),
        _ => outer.to_string(),
    }
}

/// What an accumulator does, by how it changes: a word for people, on which nothing depends.
fn kind(store: &Store, field: Term, next: Term) -> &'static str {
    let is_literal = |term: Term, value: i64| matches!(store.node(term), Node::Int(found) if *found == value.into());
    match store.as_app(next) {
        _ if next == field => "constant",
        Some((Op::Add, [one, other])) if [one, other].contains(&&field) => {
            let added = if *one == field { *other } else { *one };
            match store.as_app(added) {
                _ if is_literal(added, 1) => "count",
                Some((Op::Ite, &[_, yes, no]))
                    if [yes, no].iter().all(|part| is_literal(*part, 0) || is_literal(*part, 1)) =>
                {
                    "count"
                }
                _ => "sum",
            }
        }
        Some((Op::Add, parts)) if parts.contains(&field) => "sum",
        Some((Op::Mul, parts)) if parts.contains(&field) => "product",
        Some((Op::And, parts)) if parts.contains(&field) => "all",
        Some((Op::Or, parts)) if parts.contains(&field) => "any",
        Some((Op::Ite, &[condition, yes, no])) => match (yes == field, no == field) {
            (true, false) | (false, true) => {
                let other = if yes == field { no } else { yes };
                let compares = matches!(store.as_app(condition), Some((Op::Le | Op::Lt, sides)) if sides.contains(&field) && sides.contains(&other));
                if compares { "extreme" } else { kind(store, field, other) }
            }
            _ => "state",
        },
        _ if store.sort_of(field) == Sort::BOOL => "flag",
        _ => "state",
    }
}
