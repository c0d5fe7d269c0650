//! Terms as tuples of scalar terms.

use super::{Flattener, Function, Refusal, Shape, Tuple, is_constant};
use crate::term::{Node, Op, Sort, SortNode, Store, Symbol, Term};

impl Flattener {
    /// The shape of a sort.
    pub(crate) fn shape(&mut self, store: &mut Store, sort: Sort) -> Result<Shape, Refusal> {
        if let Some(shape) = self.shapes.get(&sort) {
            return Ok(shape.clone());
        }
        let shape = Shape::of(store, sort)?;
        self.shapes.insert(sort, shape.clone());
        Ok(shape)
    }

    /// The fields of a closed term.
    pub(crate) fn tuple(&mut self, store: &mut Store, root: Term) -> Result<Box<[Term]>, Refusal> {
        let mut todo = vec![root];
        while let Some(&term) = todo.last() {
            if self.known.contains_key(&term) {
                todo.pop();
                continue;
            }
            let waiting = todo.len();
            todo.extend(store.children(term).iter().filter(|child| !self.known.contains_key(child)));
            if todo.len() == waiting {
                let fields = self.node(store, term)?;
                self.known.insert(term, fields.into());
                todo.pop();
            }
        }
        Ok(self.known[&root].clone())
    }

    /// The field of a closed scalar term.
    pub(crate) fn scalar(&mut self, store: &mut Store, root: Term) -> Result<Term, Refusal> {
        Ok(self.tuple(store, root)?[0])
    }

    /// A new constant with its fields, for the variables of a step.
    pub(super) fn variable(&mut self, store: &mut Store, name: &str, sort: Sort) -> Result<(Term, Vec<Term>), Refusal> {
        let constant = store.fresh_constant(name, sort);
        let fields = self.fields_of(store, constant, name)?;
        Ok((constant, fields))
    }

    /// The fields of a constant, made now: the constant itself unless it is of a datatype.
    pub(crate) fn fields_of(&mut self, store: &mut Store, constant: Term, name: &str) -> Result<Vec<Term>, Refusal> {
        let shape = self.shape(store, store.sort_of(constant))?;
        let fields = match shape {
            Shape::Scalar(_) => vec![constant],
            Shape::Data { .. } => {
                let fields = shape.fields(store, name);
                fields.iter().map(|field| field.constant(store)).collect()
            }
        };
        self.known.insert(constant, fields.clone().into());
        Ok(fields)
    }

    /// The fields of a constant of the problem: remembered, so that values can be mapped back.
    pub(super) fn declare(&mut self, store: &mut Store, constant: Term, name: &str) -> Result<Vec<Term>, Refusal> {
        let fields = self.fields_of(store, constant, name)?;
        let shape = self.shape(store, store.sort_of(constant))?;
        if let Shape::Data { .. } = shape {
            self.tuples.push(Tuple { constant, shape, fields: fields.clone() });
        }
        Ok(fields)
    }

    /// The fields of a node whose children are known.
    fn node(&mut self, store: &mut Store, term: Term) -> Result<Vec<Term>, Refusal> {
        let Node::App(op, arguments) = store.node(term).clone() else {
            return match store.node(term) {
                Node::Bool(_) | Node::Int(_) | Node::Real(_) | Node::Literal(_) => Ok(vec![term]),
                Node::Forall(..) => Err(Refusal::Quantifier),
                _ => Err(Refusal::Function),
            };
        };
        match op {
            Op::Symbol(symbol) if is_constant(store, term) => {
                let name = store.symbol(symbol).name.clone();
                self.declare(store, term, &name)
            }
            Op::Symbol(symbol) => self.application(store, symbol, &arguments),
            Op::Construct(sort, constructor) => self.construct(store, sort, constructor, &arguments),
            Op::Select(sort, constructor, field) => {
                let place = self.shape(store, sort)?.place(constructor, field);
                Ok(self.known[&arguments[0]][place].to_vec())
            }
            Op::Test(sort, constructor) => {
                let shape = self.shape(store, sort)?;
                Ok(vec![shape.test(store, &self.known[&arguments[0]], constructor)])
            }
            Op::Eq => {
                let shape = self.shape(store, store.sort_of(arguments[0]))?;
                let (left, right) = (&self.known[&arguments[0]], &self.known[&arguments[1]]);
                Ok(vec![shape.equal(store, left, right)])
            }
            Op::Distinct => {
                let shape = self.shape(store, store.sort_of(arguments[0]))?;
                if let Shape::Scalar(_) = shape {
                    return self.plain(store, op, &arguments);
                }
                let mut conditions = Vec::new();
                for (index, left) in arguments.iter().enumerate() {
                    for right in &arguments[index + 1..] {
                        let same = shape.equal(store, &self.known[left], &self.known[right]);
                        conditions.push(store.smart_not(same));
                    }
                }
                Ok(vec![store.smart_and(&conditions)])
            }
            Op::Ite => {
                let condition = self.known[&arguments[0]][0];
                let (then, otherwise) = (&self.known[&arguments[1]], &self.known[&arguments[2]]);
                Ok(then.iter().zip(otherwise).map(|(then, other)| store.smart_ite(condition, *then, *other)).collect())
            }
            Op::Fold | Op::Map | Op::ListValue(_) | Op::Len => Err(Refusal::Nested),
            Op::FoldRight | Op::Zip | Op::Rev | Op::Append => Err(Refusal::Nested),
            Op::Repeat | Op::Cycle | Op::Drift | Op::Combinator(_) => Err(Refusal::Nested),
            Op::Call => Err(Refusal::Function),
            _ => self.plain(store, op, &arguments),
        }
    }

    /// An operator between scalars. Arrays with values of datatypes as indices or elements are none.
    fn plain(&mut self, store: &mut Store, op: Op, arguments: &[Term]) -> Result<Vec<Term>, Refusal> {
        let is_data = |store: &Store, term: Term| matches!(store.sort_node(store.sort_of(term)), SortNode::Data(..));
        if arguments.iter().any(|argument| is_data(store, *argument)) {
            return Err(Refusal::Inside);
        }
        let arguments: Vec<Term> = arguments.iter().map(|argument| self.known[argument][0]).collect();
        let result = store.smart(op, &arguments);
        if is_data(store, result) { Err(Refusal::Inside) } else { Ok(vec![result]) }
    }

    fn construct(
        &mut self,
        store: &mut Store,
        sort: Sort,
        constructor: u32,
        arguments: &[Term],
    ) -> Result<Vec<Term>, Refusal> {
        let shape = self.shape(store, sort)?;
        let blanks = &mut self.blanks;
        let mut fields = shape.blank(store, &mut |store, sort| blank(blanks, store, sort));
        if shape.is_tagged() {
            fields[0] = store.int(constructor);
        }
        for (index, argument) in (0..).zip(arguments) {
            fields[shape.place(constructor, index)].copy_from_slice(&self.known[argument]);
        }
        Ok(fields)
    }

    /// A function of datatypes is a function of their fields with the junk removed, one for each field of the result. A tag that
    /// such a function yields may be out of range; it is read as 0 then, so that the result is always a value and every
    /// function of values can be had this way.
    fn application(&mut self, store: &mut Store, symbol: Symbol, arguments: &[Term]) -> Result<Vec<Term>, Refusal> {
        let info = store.symbol(symbol).clone();
        let shapes: Vec<Shape> =
            info.parameters.iter().map(|sort| self.shape(store, *sort)).collect::<Result<_, _>>()?;
        let result = self.shape(store, info.sort)?;
        if shapes.iter().chain([&result]).all(|shape| matches!(shape, Shape::Scalar(_))) {
            return self.plain(store, Op::Symbol(symbol), arguments);
        }
        let mut flat = Vec::new();
        for (shape, argument) in shapes.iter().zip(arguments) {
            let blanks = &mut self.blanks;
            let fields = &self.known[argument];
            flat.extend(shape.canonical(store, fields, &mut |store, sort| blank(blanks, store, sort)));
        }
        let symbols = match self.functions.iter().find(|function| function.symbol == symbol) {
            Some(function) => function.fields.clone(),
            None => {
                let sorts: Vec<Sort> = flat.iter().map(|field| store.sort_of(*field)).collect();
                let fields = result.fields(store, &info.name);
                let fields: Vec<Symbol> =
                    fields.iter().map(|field| field.declare(store, &field.name, &sorts)).collect();
                self.functions.push(Function {
                    symbol,
                    arguments: shapes,
                    result: result.clone(),
                    fields: fields.clone(),
                });
                fields
            }
        };
        let raw: Vec<Term> = symbols.iter().map(|symbol| store.app(Op::Symbol(*symbol), flat.clone())).collect();
        Ok(in_range(&result, store, &raw))
    }
}

/// The fields with every tag that is out of range replaced by 0.
fn in_range(shape: &Shape, store: &mut Store, fields: &[Term]) -> Vec<Term> {
    let Shape::Data { constructors, .. } = shape else { return fields.to_vec() };
    let mut result = Vec::with_capacity(fields.len());
    if shape.is_tagged() {
        let (zero, last) = (store.int(0), store.int(constructors.len() - 1));
        let (low, high) = (store.le(zero, fields[0]), store.le(fields[0], last));
        let within = store.smart_and(&[low, high]);
        result.push(store.smart_ite(within, fields[0], zero));
    }
    for shape in constructors.iter().flatten() {
        let at = result.len();
        result.extend(in_range(shape, store, &fields[at..at + shape.width()]));
    }
    result
}

/// What junk of a sort is filled with.
fn blank(blanks: &mut crate::term::Map<Sort, Term>, store: &mut Store, sort: Sort) -> Term {
    match sort {
        Sort::BOOL => store.bool(false),
        Sort::INT => store.int(0),
        Sort::REAL => store.term(Node::Real(dashu_ratio::RBig::ZERO)),
        _ => *blanks.entry(sort).or_insert_with(|| store.fresh_constant("blank", sort)),
    }
}
