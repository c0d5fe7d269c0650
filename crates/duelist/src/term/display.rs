//! Terms and sorts as the user writes them.

use std::fmt::{self, Write as _};

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::{Dialect, Node, Op, Sort, SortNode, Store, Term};
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
            SortNode::Array(index, element) => applied(f, "Array", &[*index, *element]),
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
pub(crate) fn write_int(out: &mut impl fmt::Write, value: &IBig) -> fmt::Result {
    if *value < IBig::ZERO { write!(out, "(- {})", -value) } else { write!(out, "{value}") }
}

/// A real literal: `1.0`, `(/ 1.0 3.0)`, `(- 2.0)`.
pub(crate) fn write_real(out: &mut impl fmt::Write, value: &RBig) -> fmt::Result {
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

/// A term, displayed in the list language, written out as a tree (no sharing): for people and for printed models.
/// Bound variables are named by their distance from the outermost binder, so that no inner name hides an outer one.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'s>(pub &'s Store, pub Term);

enum Piece {
    Term(Term, u32),
    Text(&'static str),
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shown(store, root) = *self;
        let mut todo = vec![Piece::Term(root, 0)];
        while let Some(piece) = todo.pop() {
            let (term, depth) = match piece {
                Piece::Text(text) => {
                    f.write_str(text)?;
                    continue;
                }
                Piece::Term(term, depth) => (term, depth),
            };
            match store.node(term) {
                Node::Bool(value) => write!(f, "{value}")?,
                Node::Int(value) => write_int(f, value)?,
                Node::Real(value) => write_real(f, value)?,
                Node::Literal(value) => write!(f, "{value}")?,
                Node::Bound(index, _) if *index < depth => write!(f, "x{}", depth - 1 - index)?,
                Node::Bound(index, _) => write!(f, "free{}", index - depth)?,
                Node::Lambda(parameters, body) | Node::Forall(parameters, body) => {
                    let word = if matches!(store.node(term), Node::Lambda(..)) { "lambda" } else { "forall" };
                    write!(f, "({word} (")?;
                    for (index, sort) in parameters.iter().enumerate() {
                        let space = if index == 0 { "" } else { " " };
                        write!(f, "{space}(x{} {})", depth as usize + index, ShownSort(store, *sort))?;
                    }
                    f.write_str(") ")?;
                    todo.push(Piece::Text(")"));
                    todo.push(Piece::Term(*body, depth + u32::try_from(parameters.len()).unwrap_or(u32::MAX)));
                }
                Node::App(op, arguments) => write_application(store, f, *op, arguments, depth, &mut todo)?,
            }
        }
        Ok(())
    }
}

fn write_application(
    store: &Store,
    f: &mut fmt::Formatter<'_>,
    op: Op,
    arguments: &[Term],
    depth: u32,
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
    for (index, argument) in arguments.iter().enumerate().rev() {
        todo.push(Piece::Term(*argument, depth));
        if index > 0 {
            todo.push(Piece::Text(" "));
        }
    }
    Ok(())
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
