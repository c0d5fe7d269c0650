//! Terms and sorts as the user writes them.

use std::fmt::{self, Write as _};

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::{Dialect, Map, Node, Op, Set, Sort, SortNode, Store, Term};
use crate::syntax::Quoted;

/// A sort, displayed as SMT-LIB.
#[derive(Clone, Copy, Debug)]
pub struct ShownSort<'s>(pub &'s Store, pub Sort);

impl fmt::Display for ShownSort<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ShownSort(store, sort) = *self;
        let applied = |f: &mut fmt::Formatter<'_>, name: &str, arguments: &[Sort]| {
            if arguments.is_empty() {
                return write!(f, "{}", Quoted(name));
            }
            write!(f, "({}", Quoted(name))?;
            arguments.iter().try_for_each(|argument| write!(f, " {}", ShownSort(store, *argument)))?;
            f.write_char(')')
        };
        match store.sort_node(sort) {
            SortNode::Bool => f.write_str("Bool"),
            SortNode::Int => f.write_str("Int"),
            SortNode::Real => f.write_str("Real"),
            SortNode::BitVec(width) => write!(f, "(_ BitVec {width})"),
            SortNode::String => f.write_str("String"),
            SortNode::RegLan => f.write_str("RegLan"),
            SortNode::Float(format) => format.fmt(f),
            SortNode::RoundingMode => f.write_str("RoundingMode"),
            SortNode::Array(index, element) => {
                let all: Vec<Sort> = store.indices_of(*index).into_iter().chain([*element]).collect();
                applied(f, "Array", &all)
            }
            SortNode::Parameter(index) => write!(f, "T{index}"),
            SortNode::Uninterpreted(declaration, arguments) | SortNode::Data(declaration, arguments) => {
                applied(f, store.declaration_name(*declaration), arguments)
            }
            SortNode::List(element) => {
                applied(f, if store.dialect() == Dialect::Sequences { "Seq" } else { "List" }, &[*element])
            }
            SortNode::Function(parameters, result) => {
                let all: Vec<Sort> = parameters.iter().copied().chain([*result]).collect();
                applied(f, "->", &all)
            }
        }
    }
}

/// An integer literal: `5`, `(- 5)`.
pub(crate) fn write_int(out: &mut (impl fmt::Write + ?Sized), value: &IBig) -> fmt::Result {
    if *value < IBig::ZERO { write!(out, "(- {})", -value) } else { write!(out, "{value}") }
}

/// A real literal: `1.0`, `(/ 1.0 3.0)`, `(- 2.0)`.
pub(crate) fn write_real(out: &mut (impl fmt::Write + ?Sized), value: &RBig) -> fmt::Result {
    let negative = *value < RBig::ZERO;
    let (numerator, denominator) = (value.numerator().clone(), IBig::from(value.denominator().clone()));
    let numerator = if negative { -numerator } else { numerator };
    if negative {
        out.write_str("(- ")?;
    }
    if denominator == IBig::ONE {
        write!(out, "{numerator}.0")?
    } else {
        write!(out, "(/ {numerator}.0 {denominator}.0)")?
    }
    if negative { out.write_char(')') } else { Ok(()) }
}

impl Op {
    /// The operator's name in the language; constructors, selectors and symbols have the user's.
    pub(crate) fn name(self, store: &Store) -> String {
        let fixed = match self {
            Op::Symbol(symbol) => return Quoted(&store.symbol(symbol).name).to_string(),
            Op::Construct(sort, index) => {
                return Quoted(&store.constructor(sort, index).name).to_string();
            }
            Op::Select(sort, constructor, field) => {
                return Quoted(&store.constructor(sort, constructor).fields[field as usize].name).to_string();
            }
            Op::Test(sort, index) => {
                return format!("(_ is {})", Quoted(&store.constructor(sort, index).name));
            }
            Op::Theory(operator) => return operator.to_string(),
            Op::ConstArray(sort) => return format!("(as const {})", ShownSort(store, sort)),
            Op::Call => "call",
            Op::ListValue(_) => "List.value",
            Op::Len => "List.len",
            Op::Map => "List.map",
            Op::Fold => "List.fold",
            Op::FoldRight => "List.fold_right",
            Op::Zip => "List.zip",
            Op::Rev => "List.rev",
            Op::Append => "List.append",
            Op::Repeat => "List.repeat",
            Op::Cycle => "List.cycle",
            Op::Drift => "List.drift",
            Op::Combinator(combinator) => combinator.signature().name,
            core => crate::theory::core_name(core).expect("every other operator is in the table"),
        };
        fixed.to_string()
    }
}

/// A term, displayed in the list language, written out as a tree (no sharing): for people, and to be read again.
///
/// Bound variables have the names that the user gave them, where that is known; see [`Scope`].
#[derive(Clone, Copy, Debug)]
pub struct Shown<'s>(pub &'s Store, pub Term);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shown(store, root) = *self;
        Writer { scope: Scope::new(store, root), abbreviations: None }.write(f, root)
    }
}

impl Shown<'_> {
    /// The text as far as it has so many characters, with `…` for what is behind. A term that shares much of itself is much longer as a text.
    pub(crate) fn brief(self, most: usize) -> String {
        let mut text = Brief { text: String::new(), most };
        if write!(text, "{self}").is_err() {
            let end = text.text.char_indices().nth(most).map_or(text.text.len(), |(end, _)| end);
            text.text.truncate(end);
            text.text.push('…');
        }
        text.text
    }
}

/// A text that refuses to become long.
struct Brief {
    text: String,
    most: usize,
}

impl fmt::Write for Brief {
    fn write_str(&mut self, more: &str) -> fmt::Result {
        self.text.push_str(more);
        if self.text.len() > self.most { Err(fmt::Error) } else { Ok(()) }
    }
}

/// A term with names in place of parts that have one, for people only: the term itself is always written out, a function that is an operator is
/// that operator, as `+` in `(List.fold + 0 l)`, and what was written by a combinator that is short for others is written by it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Abbreviated<'s>(pub(crate) &'s Store, pub(crate) Term, pub(crate) &'s Map<Term, String>);

impl fmt::Display for Abbreviated<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Abbreviated(store, root, names) = *self;
        Writer { scope: Scope::new(store, root), abbreviations: Some((root, names)) }.write(f, root)
    }
}

/// The parameters and the body of a function, as `define-fun` has them; a term that is no function has no parameters.
pub(crate) fn shown_definition(store: &Store, term: Term) -> (String, String) {
    let mut writer = Writer { scope: Scope::new(store, term), abbreviations: None };
    let (mut parameters, mut text, mut body) = (String::new(), String::new(), term);
    if let Node::Lambda(sorts, inner) = store.node(term) {
        body = *inner;
        parameters = writer.scope.enter(term, sorts);
    }
    writer.write(&mut text, body).expect("strings take everything");
    (parameters, text)
}

/// What bound variables are called: as the user called them or, where that is not known, as those of another function with parameters of the same
/// sorts.
///
/// No name hides another: not that of a variable further out, and no name of a symbol, constructor, selector or operator that the term mentions. A
/// variable whose name would is called `x0`, `x1` or the like, whichever is free.
struct Scope<'s> {
    store: &'s Store,
    root: Term,
    /// From the outermost binder inwards, quoted where they have to be.
    names: Vec<String>,
    /// What the term mentions; not known before the first binder.
    mentioned: Option<Set<String>>,
}

impl<'s> Scope<'s> {
    fn new(store: &'s Store, root: Term) -> Scope<'s> {
        Scope { store, root, names: Vec::new(), mentioned: None }
    }

    /// Names the variables of a function; returns them with their sorts, as a list of parameters without the parentheses around it.
    fn enter(&mut self, function: Term, sorts: &[Sort]) -> String {
        let store = self.store;
        let mentioned = self.mentioned.take().unwrap_or_else(|| {
            let operator = |term| store.as_app(term).map(|(op, _)| op.name(store));
            store.postorder(&[self.root]).into_iter().filter_map(operator).collect()
        });
        let (given, depth) = (store.binder_names(function), self.names.len());
        let mut parameters = Vec::with_capacity(sorts.len());
        for (index, sort) in sorts.iter().enumerate() {
            let own = given.map(|names| Quoted(&names[index]).to_string());
            let others = (depth + index..).map(|number| format!("x{number}"));
            let is_free = |name: &String| !self.names.contains(name) && !mentioned.contains(name);
            let name = own.into_iter().chain(others).find(is_free).expect("a term mentions finitely many names");
            parameters.push(format!("({name} {})", ShownSort(store, *sort)));
            self.names.push(name);
        }
        self.mentioned = Some(mentioned);
        parameters.join(" ")
    }

    fn leave(&mut self, count: usize) {
        self.names.truncate(self.names.len() - count);
    }
}

struct Writer<'s> {
    scope: Scope<'s>,
    /// The term that is not to be abbreviated, and the names of others.
    abbreviations: Option<(Term, &'s Map<Term, String>)>,
}

enum Piece {
    Term(Term),
    Text(&'static str),
    /// The end of a binder of so many variables.
    Leave(usize),
}

impl Writer<'_> {
    fn write(&mut self, f: &mut dyn fmt::Write, root: Term) -> fmt::Result {
        let store = self.scope.store;
        let mut todo = vec![Piece::Term(root)];
        while let Some(piece) = todo.pop() {
            let term = match piece {
                Piece::Text(text) => {
                    f.write_str(text)?;
                    continue;
                }
                Piece::Leave(count) => {
                    self.scope.leave(count);
                    continue;
                }
                Piece::Term(term) => term,
            };
            if let Some(name) = self.abbreviation(term) {
                f.write_str(&name)?;
                continue;
            }
            if let Some((name, arguments)) = self.abbreviations.and_then(|_| store.written(term)) {
                write!(f, "({name}")?;
                todo.push(Piece::Text(")"));
                todo.extend(arguments.iter().rev().flat_map(|argument| [Piece::Term(*argument), Piece::Text(" ")]));
                continue;
            }
            match store.node(term) {
                Node::Bool(value) => write!(f, "{value}")?,
                Node::Int(value) => write_int(f, value)?,
                Node::Real(value) => write_real(f, value)?,
                Node::Literal(value) => write!(f, "{value}")?,
                Node::Bound(index, _) => match self.scope.names.iter().rev().nth(*index as usize) {
                    Some(name) => f.write_str(name)?,
                    None => write!(f, "free{}", *index as usize - self.scope.names.len())?,
                },
                Node::Lambda(sorts, body) | Node::Forall(sorts, body) => {
                    let word = if matches!(store.node(term), Node::Lambda(..)) { "lambda" } else { "forall" };
                    write!(f, "({word} ({}) ", self.scope.enter(term, sorts))?;
                    todo.extend([Piece::Text(")"), Piece::Leave(sorts.len()), Piece::Term(*body)]);
                }
                Node::App(op, arguments) => write_application(store, f, *op, arguments, &mut todo)?,
            }
        }
        Ok(())
    }

    fn abbreviation(&self, term: Term) -> Option<String> {
        let (root, names) = self.abbreviations?;
        let store = self.scope.store;
        if term == root {
            return None;
        }
        names.get(&term).map(|name| Quoted(name).to_string()).or_else(|| operator(store, term))
    }
}

/// The operator that a function is, as `+`.
pub(crate) fn operator(store: &Store, function: Term) -> Option<String> {
    let Node::Lambda(sorts, body) = store.node(function) else { return None };
    let (op, arguments) = store.as_app(*body)?;
    let variables = (0..).zip(sorts.iter().rev()).map(|(index, sort)| store.bound(index, *sort));
    let is_it = arguments.len() == sorts.len() && variables.eq(arguments.iter().rev().copied());
    Some(op.name(store)).filter(|name| is_it && !matches!(op, Op::ListValue(_)) && !name.contains(' '))
}

fn write_application(
    store: &Store,
    f: &mut dyn fmt::Write,
    op: Op,
    arguments: &[Term],
    todo: &mut Vec<Piece>,
) -> fmt::Result {
    let name = match op {
        Op::Construct(sort, _) if is_ambiguous(store, sort, op) => {
            format!("(as {} {})", op.name(store), ShownSort(store, sort))
        }
        _ => op.name(store),
    };
    if let Op::ListValue(element) = op {
        write!(f, "(List.value {} (", ShownSort(store, element))?;
        todo.push(Piece::Text("))"));
    } else if arguments.is_empty() {
        return f.write_str(&name);
    } else {
        write!(f, "({name} ")?;
        todo.push(Piece::Text(")"));
    }
    for (index, argument) in with_indices(store, op, arguments).into_iter().enumerate().rev() {
        todo.push(Piece::Term(argument));
        if index > 0 {
            todo.push(Piece::Text(" "));
        }
    }
    Ok(())
}

/// The arguments of an application. The tuple of several indices of an array is written as them.
fn with_indices(store: &Store, op: Op, arguments: &[Term]) -> Vec<Term> {
    let mut all = arguments.to_vec();
    if matches!(op, Op::Theory(_))
        && arguments.first().is_some_and(|first| store.array(store.sort_of(*first)).is_some())
    {
        let mut place = 1;
        while let Some((Op::Construct(sort, _), parts)) = all.get(place).and_then(|index| store.as_app(*index)) {
            if !matches!(store.sort_node(sort), SortNode::Data(super::tuple::TUPLE, _)) {
                break;
            }
            all.splice(place..=place, parts.iter().copied());
            place += 1;
        }
    }
    all
}

/// Whether a constructor's arguments leave open which instance of a parametric datatype it builds.
pub(crate) fn is_ambiguous(store: &Store, sort: Sort, op: Op) -> bool {
    let (SortNode::Data(_, arguments), Op::Construct(_, index)) = (store.sort_node(sort), op) else {
        return false;
    };
    let constructor = store.constructor(sort, index);
    (0..arguments.len()).any(|parameter| {
        let parameter = u32::try_from(parameter).unwrap_or(u32::MAX);
        !constructor.fields.iter().any(|field| mentions(store, field.sort, parameter))
    })
}

fn mentions(store: &Store, sort: Sort, parameter: u32) -> bool {
    match store.sort_node(sort) {
        SortNode::Parameter(index) => *index == parameter,
        SortNode::Data(_, inner) | SortNode::Uninterpreted(_, inner) => {
            inner.iter().any(|sort| mentions(store, *sort, parameter))
        }
        SortNode::List(element) => mentions(store, *element, parameter),
        SortNode::Array(index, element) => mentions(store, *index, parameter) || mentions(store, *element, parameter),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Solver};

    const DECLARED: &str = "(declare-datatype Box ((box (held Int))))(declare-const x0 Int)(declare-const n Int)
        (declare-const l (List Int))(declare-const b (List Box))(define-fun above ((bound Int) (y Int)) Bool (> y bound))";

    /// The assertion as it is shown, and as it is shown when that is read.
    fn shown_twice(formula: &str) -> [String; 2] {
        let shown = |formula: &str| {
            let mut solver = Solver::new(Options::default());
            solver.run(&format!("{DECLARED}(assert {formula})"));
            let force = solver.in_force();
            Shown(force.store, force.assertions[0]).to_string()
        };
        let first = shown(formula);
        let second = shown(&first);
        [first, second]
    }

    #[test]
    fn no_name_hides_another() {
        let check = |formula: &str, expected: &str| assert_eq!(shown_twice(formula), [expected, expected]);
        check("(List.forall (lambda ((y Int)) (< y x0)) l)", "(List.forall (lambda ((y Int)) (< y x0)) l)");
        // A variable of that name hides the constant in what was written, not in what is shown.
        check(
            "(= n (List.fold (lambda ((n Int) (y Int)) (+ n y)) n l))",
            "(= n (List.fold (lambda ((x0 Int) (y Int)) (+ x0 y)) n l))",
        );
        check(
            "(List.forall (lambda ((y Int)) (List.exists (lambda ((y Int)) (= y 1)) l)) l)",
            "(List.forall (lambda ((y Int)) (List.exists (lambda ((x1 Int)) (= x1 1)) l)) l)",
        );
        check(
            "(= x0 (List.fold (lambda ((x0 Int) (y Int)) (+ x0 y)) n l))",
            "(= x0 (List.fold (lambda ((x1 Int) (y Int)) (+ x1 y)) n l))",
        );
        check(
            "(List.forall (lambda ((b Box)) (= (held b) 1)) b)",
            "(List.forall (lambda ((x0 Box)) (= (held x0) 1)) b)",
        );
        check(
            "(List.forall (lambda ((|a b| Int)) (< |a b| n)) l)",
            "(List.forall (lambda ((|a b| Int)) (< |a b| n)) l)",
        );
        // What has lost its names in a definition has those of a function with the same parameters.
        check(
            "(and (List.exists (lambda ((y Int)) (= y 1)) l) (List.exists (lambda ((z Int)) (above n z)) l))",
            "(and (List.exists (lambda ((y Int)) (= y 1)) l) (List.exists (lambda ((z Int)) (< n z)) l))",
        );
    }

    #[test]
    fn definitions_and_operators_by_their_names() {
        let mut solver = Solver::new(Options::default());
        solver
            .run(&format!("{DECLARED}(define-fun total () Int (List.fold + 0 l))(assert (= total (List.fold - n l)))"));
        let force = solver.in_force();
        let store = force.store;
        let (_, sides) = store.as_app(force.assertions[0]).expect("an equation");
        let names = [(sides[0], "total".to_string())].into_iter().collect();
        let shown = |term: Term| Abbreviated(store, term, &names).to_string();
        assert_eq!(shown(force.assertions[0]), "(= total (List.fold - n l))");
        assert_eq!(shown(sides[0]), "(List.fold + 0 l)");
        assert_eq!(shown_definition(store, sides[0]).0, "");
        let (_, arguments) = store.as_app(sides[0]).expect("a fold");
        let (parameters, body) = shown_definition(store, arguments[0]);
        assert_eq!(format!("({parameters}) {body}"), "((bound Int) (y Int)) (+ bound y)");
    }
}
