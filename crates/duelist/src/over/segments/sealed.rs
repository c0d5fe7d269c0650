//! Lists inside elements as values of unknown sorts.
//!
//! Where nothing depends on how an inner list is made up, it is a value like any other: the same list is the same value, and what is read of it is a function of it. So the sorts of inner lists are
//! replaced by declared sorts, and what is read of them by declared functions: `(List.sum (incomes m))` is `sum-of(incomes m)`. What is left are lists of scalars and flat records.

use super::domain::Refusal;
use crate::term::{Combinator, Constructor, Field, Map, Node, Op, Parameter, Set, Sort, SortNode, Store, Symbol, Term};

/// The assertions with lists that are inside others, or arguments or results of functions, replaced by values of declared sorts.
///
/// A declared list is *open* and stays a list, as does what combinators make of it, unless it is itself used as such a value somewhere.
///
/// **Soundness**: in a model of the assertions, let the elements of each declared sort be the lists of the sort that it replaces, and each declared function what it stands for: a term
/// of the values of its arguments. Then every other term has the value that it had, up to this change of sorts. So the new assertions hold. Nothing is claimed of the functions but that a
/// number of elements is not negative.
///
/// # Errors
/// If a function of an open list would be needed.
pub(super) fn sealed(store: &mut Store, assertions: &[Term]) -> Result<Vec<Term>, Refusal> {
    let inner = inner_sorts(store, assertions);
    if inner.is_empty() {
        return Ok(assertions.to_vec());
    }
    let mut closed = Set::default();
    loop {
        let known = closed.len();
        let mut seal = Seal { inner: inner.clone(), closed, ..Seal::default() };
        let images: Option<Vec<Term>> = assertions.iter().map(|assertion| seal.value(store, *assertion)).collect();
        closed = seal.closed;
        if closed.len() == known {
            return images.ok_or(Refusal::ListInside);
        }
    }
}

/// The sorts of lists that are inside other sorts, or taken or given by functions.
fn inner_sorts(store: &Store, assertions: &[Term]) -> Set<Sort> {
    let mut inner = Set::default();
    for term in store.postorder(assertions) {
        let mut sorts = vec![store.sort_of(term)];
        match store.node(term) {
            Node::Lambda(parameters, _) => sorts.extend(parameters.iter()),
            Node::App(Op::Symbol(_), arguments) if !arguments.is_empty() => {
                for sort in arguments.iter().map(|argument| store.sort_of(*argument)).chain([store.sort_of(term)]) {
                    lists_in(store, sort, &mut inner);
                }
            }
            _ => {}
        }
        for sort in sorts {
            for part in parts(store, sort) {
                lists_in(store, part, &mut inner);
            }
        }
    }
    inner
}

/// The sorts of the elements or fields of a sort.
fn parts(store: &Store, sort: Sort) -> Vec<Sort> {
    match store.sort_node(sort) {
        SortNode::List(element) => vec![*element],
        SortNode::Data(..) => {
            let count = store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
            (0..).take(count).flat_map(|constructor| store.field_sorts(sort, constructor)).collect()
        }
        _ => Vec::new(),
    }
}

/// Adds the list sorts in a sort. Recursion is bounded by the nesting of sorts.
fn lists_in(store: &Store, sort: Sort, found: &mut Set<Sort>) {
    if store.has_lists(sort) && (!store.is_list(sort) || found.insert(sort)) {
        parts(store, sort).into_iter().for_each(|part| lists_in(store, part, found));
    }
}

/// What takes the place of a closed term.
#[derive(Clone, Copy, Default)]
struct Image {
    /// An open list.
    list: Option<Term>,
    /// A scalar, or a list as a value.
    value: Option<Term>,
}

/// Terms and sorts with what took their place.
#[derive(Default)]
struct Seal {
    /// The list sorts that are replaced.
    inner: Set<Sort>,
    /// The declared lists that are used as values.
    closed: Set<Term>,
    sorts: Map<Sort, Sort>,
    symbols: Map<Symbol, Symbol>,
    terms: Map<Term, Image>,
    /// What is read of inner lists, with places for what it depends on, and the function that gives it.
    functions: Map<Term, Symbol>,
    /// What is bound in lambdas, by their depth, and places for arguments: constants that are the same every time.
    variables: Map<(usize, usize, Sort), Term>,
    places: Map<(usize, Sort), Term>,
    depth: usize,
}

impl Seal {
    /// The sort in place of another. Recursion is bounded by the nesting of sorts.
    fn sort(&mut self, store: &mut Store, sort: Sort) -> Sort {
        if !store.has_lists(sort) {
            return sort;
        }
        if let Some(image) = self.sorts.get(&sort) {
            return *image;
        }
        let image = match store.sort_node(sort).clone() {
            SortNode::List(_) => {
                let declaration = store.declare_sort("List");
                store.sort(SortNode::Uninterpreted(declaration, [].into()))
            }
            SortNode::Data(declaration, arguments) => {
                let constructors = store.declared_datatype(declaration).expect("a datatype").constructors.clone();
                let mut fields = constructors.iter().flat_map(|constructor| &constructor.fields);
                if fields.any(|field| store.has_lists(field.sort)) {
                    let mut images = Vec::new();
                    for (index, constructor) in (0..).zip(constructors) {
                        let mut fields = Vec::new();
                        for (field, sort) in constructor.fields.into_iter().zip(store.field_sorts(sort, index)) {
                            fields.push(Field { name: field.name, sort: self.sort(store, sort) });
                        }
                        images.push(Constructor { name: constructor.name, fields });
                    }
                    let name = store.declaration_name(declaration).to_string();
                    let declared = store.declare_datatype(&name, 0);
                    store.define_datatype(declared, images);
                    store.sort(SortNode::Data(declared, [].into()))
                } else {
                    let arguments: Vec<Sort> = arguments.iter().map(|argument| self.sort(store, *argument)).collect();
                    store.sort(SortNode::Data(declaration, arguments.into()))
                }
            }
            _ => sort,
        };
        self.sorts.insert(sort, image);
        image
    }

    /// The symbol in place of another.
    fn symbol(&mut self, store: &mut Store, symbol: Symbol, open: bool) -> Symbol {
        if let Some(image) = self.symbols.get(&symbol) {
            return *image;
        }
        let info = store.symbol(symbol).clone();
        let parameters: Vec<Sort> = info.parameters.iter().map(|sort| self.sort(store, *sort)).collect();
        let sort = match store.element_sort(info.sort) {
            Some(element) if open => {
                let element = self.sort(store, element);
                store.list_sort(element)
            }
            _ => self.sort(store, info.sort),
        };
        let same = sort == info.sort && parameters[..] == info.parameters[..];
        let image = if same { symbol } else { store.declare_symbol(&info.name, &parameters, sort) };
        self.symbols.insert(symbol, image);
        image
    }

    /// What takes the place of a closed term as a value, if anything does. Recursion is bounded by the nesting of lambdas.
    fn value(&mut self, store: &mut Store, root: Term) -> Option<Term> {
        let image = self.image(store, root);
        if image.value.is_some() || !self.inner.contains(&store.sort_of(root)) {
            return image.value;
        }
        let (op, arguments) = store.as_app(root)?;
        if matches!(op, Op::Symbol(_)) && arguments.is_empty() {
            self.closed.insert(root);
            return None;
        }
        let value = self.unknown(store, root, op);
        self.terms.insert(root, Image { value, ..image });
        value
    }

    fn image(&mut self, store: &mut Store, root: Term) -> Image {
        let mut todo = vec![(root, false)];
        while let Some((term, ready)) = todo.pop() {
            if self.terms.contains_key(&term) {
                continue;
            }
            if ready {
                let image = self.built(store, term);
                self.terms.insert(term, image);
                continue;
            }
            todo.push((term, true));
            let parts = store.children(term).iter().filter(|child| !matches!(store.node(**child), Node::Lambda(..)));
            todo.extend(parts.map(|child| (*child, false)));
        }
        self.terms[&root]
    }

    /// What takes the place of a term whose parts are known.
    fn built(&mut self, store: &mut Store, term: Term) -> Image {
        let value = |value: Option<Term>| Image { list: None, value };
        let (op, arguments) = match store.node(term) {
            Node::Forall(..) => return Image::default(),
            Node::App(op, arguments) => (*op, arguments.to_vec()),
            _ => return value(Some(term)),
        };
        let is_list = store.is_list(store.sort_of(term));
        if let (Op::Symbol(symbol), []) = (op, &arguments[..]) {
            let open = is_list && !self.closed.contains(&term) && !self.is_variable(term);
            let image = self.symbol(store, symbol, open);
            let image = Some(store.constant(image));
            return if open { Image { list: image, value: None } } else { value(image) };
        }
        let natural = self.natural(store, op, &arguments);
        match natural {
            Some(image) if store.is_list(store.sort_of(image)) => Image { list: Some(image), value: None },
            Some(image) => value(Some(image)),
            None if is_list => Image::default(),
            None => value(self.unknown(store, term, op)),
        }
    }

    /// The operator applied to what takes the place of its arguments: open lists where it reads lists, and values elsewhere.
    fn natural(&mut self, store: &mut Store, op: Op, arguments: &[Term]) -> Option<Term> {
        // The elements of what is flattened are lists that are read, too.
        if op == Op::Combinator(Combinator::Concat) {
            return None;
        }
        let lists = read_lists(op, arguments.len());
        let open = |seal: &Seal, term: &Term| seal.terms.get(term).and_then(|image| image.list);
        // Comparisons and choices are between open lists or between values.
        let alike = match (op, arguments) {
            (Op::Eq, sides) | (Op::Ite, [_, sides @ ..]) => sides.iter().all(|side| open(self, side).is_some()),
            _ => false,
        };
        let mut images = Vec::new();
        for (place, argument) in arguments.iter().enumerate() {
            images.push(match store.node(*argument) {
                Node::Lambda(..) => self.lambda(store, *argument)?,
                _ if lists.contains(&place) => open(self, argument)?,
                _ if alike && store.is_list(store.sort_of(*argument)) => open(self, argument)?,
                _ => self.value(store, *argument)?,
            });
        }
        let op = match op {
            Op::Symbol(symbol) => Op::Symbol(self.symbol(store, symbol, false)),
            Op::Construct(sort, constructor) => Op::Construct(self.sort(store, sort), constructor),
            Op::Select(sort, constructor, field) => Op::Select(self.sort(store, sort), constructor, field),
            Op::Test(sort, constructor) => Op::Test(self.sort(store, sort), constructor),
            Op::ListValue(element) => Op::ListValue(self.sort(store, element)),
            other => other,
        };
        Some(store.app(op, images))
    }

    fn is_variable(&self, term: Term) -> bool {
        self.variables.values().any(|variable| *variable == term)
    }

    fn lambda(&mut self, store: &mut Store, function: Term) -> Option<Term> {
        let sorts = store.function_sort(function).0.to_vec();
        let (mut variables, mut bound, mut images) = (Vec::new(), Vec::new(), Vec::new());
        for (index, sort) in sorts.iter().enumerate() {
            let variable =
                *self.variables.entry((self.depth, index, *sort)).or_insert_with(|| store.fresh_constant("x", *sort));
            variables.push(variable);
            let image = self.sort(store, *sort);
            let place = u32::try_from(sorts.len() - 1 - index).ok()?;
            bound.push((self.value(store, variable)?, store.bound(place, image)));
            images.push(image);
        }
        let body = store.beta(function, &variables);
        self.depth += 1;
        let body = self.value(store, body);
        self.depth -= 1;
        Some(store.lambda(images, store.substitute(body?, &bound)))
    }

    /// A term as an unknown function of the largest parts of it that are values.
    fn unknown(&mut self, store: &mut Store, term: Term, op: Op) -> Option<Term> {
        let sort = store.sort_of(term);
        if store.is_list(sort) && !self.inner.contains(&sort) {
            return None;
        }
        let (mut arguments, mut images, mut sorts) = (Vec::new(), Vec::new(), Vec::new());
        let mut seen = Set::default();
        let mut todo: Vec<Term> = store.children(term).iter().rev().copied().collect();
        while let Some(part) = todo.pop() {
            if !seen.insert(part) {
                continue;
            }
            let is_value = !matches!(store.node(part), Node::Lambda(..))
                && store.is_closed(part)
                && !store.symbols_in(&[part]).is_empty();
            match if is_value { self.image(store, part).value } else { None } {
                Some(image) => {
                    arguments.push(part);
                    sorts.push(store.sort_of(image));
                    images.push(image);
                }
                None => todo.extend(store.children(part).iter().rev()),
            }
        }
        let mut memo: Map<Term, Term> = Map::default();
        for (index, argument) in arguments.iter().enumerate() {
            let sort = store.sort_of(*argument);
            let place = *self.places.entry((index, sort)).or_insert_with(|| store.fresh_constant("place", sort));
            memo.insert(*argument, place);
        }
        let body = store.rebuild(&[term], &mut memo, |_, term| term)[0];
        let mentioned = store.symbols_in(&[body]);
        let varies =
            |term: &Term| matches!(store.as_app(*term), Some((Op::Symbol(symbol), _)) if mentioned.contains(&symbol));
        if self.variables.values().any(varies) {
            return None;
        }
        let sort = self.sort(store, sort);
        let function = *self.functions.entry(body).or_insert_with(|| store.declare_symbol("read", &sorts, sort));
        let value = store.app(Op::Symbol(function), images);
        if !matches!(op, Op::Len | Op::Combinator(Combinator::Count)) {
            return Some(value);
        }
        let zero = store.int(0);
        let negative = store.app(Op::Lt, [value, zero]);
        Some(store.ite(negative, zero, value))
    }
}

/// Which of so many arguments of an operator are lists whose elements matter to it. The same list may be read and be a value, as one that is folded into itself.
fn read_lists(op: Op, arguments: usize) -> Vec<usize> {
    match op {
        Op::Len | Op::Rev | Op::Zip | Op::Append => (0..arguments).collect(),
        Op::Map | Op::Fold | Op::FoldRight | Op::Cycle => (arguments.saturating_sub(1)..arguments).collect(),
        Op::Drift => (1..arguments).collect(),
        Op::Combinator(combinator) => {
            let places = combinator.signature().parameters.iter().take(arguments).enumerate();
            places.filter(|(_, place)| matches!(place, Parameter::List(_))).map(|(place, _)| place).collect()
        }
        _ => Vec::new(),
    }
}
