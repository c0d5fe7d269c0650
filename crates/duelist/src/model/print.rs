//! Values and models as SMT-LIB. Time is linear in what is written; recursion follows sorts, never the length of lists.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;

use dashu_int::IBig;

use super::{Model, Run, Table, Underspecified, Value};
use crate::syntax::Quoted;
use crate::term::{
    Dialect, Map, Op, Role, Set, ShownSort, Sort, SortNode, Store, Symbol, is_ambiguous, write_int, write_real,
};

/// How lists are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ListForm {
    /// Element by element up to 10,000 elements; longer ones with their repetition kept.
    #[default]
    ByLength,
    /// With repetition kept: `(List.repeat n e)` is `n` times `e`, `(List.cycle n l)` is `n` times the list, `(List.drift n l d)` is `n` times
    /// the list `l`, with `j` times the numbers of `d` added in repetition `j` (from 0), and `List.append` puts them together.
    Compact,
    /// Element by element.
    Full,
}

/// Lists of more elements than this are long.
pub const LONG: u32 = 10_000;

/// Says that a long list in a text is abbreviated, and how to see all of it. It has no parentheses and no quotes, for clients that count them and do not know comments.
pub const ABBREVIATED: &str = "; lists of more than 10,000 elements are in short form; --expand or the option :compact-models false shows them in full";

/// Writes a value of a sort as a term of the list language: `(- 5)`, `(/ 1.0 3.0)`, `(some 3)`,
/// `(as none (Option Int))`, `(List.value Int (1 2))`, `(as @S_0 S)`. All of them can be read back. Says whether there was a list that
/// [`ListForm::ByLength`] did not write out.
///
/// The store is only extended by sorts of fields.
///
/// # Errors
/// If `out` fails, or the value is not one of the sort.
pub fn write_value(
    out: &mut (impl fmt::Write + ?Sized),
    store: &mut Store,
    sort: Sort,
    value: &Value,
    form: ListForm,
) -> Result<bool, fmt::Error> {
    let mut printer = Printer::new(store, form);
    let layout = printer.layout(sort);
    printer.value(out, value, layout)?;
    Ok(printer.abbreviated.get())
}

/// Writes a model as the answer to `get-model`: one `define-fun` per symbol, in the order given; a symbol without a
/// meaning gets its sort's default. Operators outside their domain follow if the model lists points for them:
/// `div0`, `mod0` and `/0` are `(div x 0)`, `(mod x 0)` and `(/ x 0.0)`, and a selector's name with `0` is the selector
/// on values of other constructors; `seq.nth0` is `seq.nth` out of bounds. A name that is taken gets further zeros. The last line is [`ABBREVIATED`] if that is so.
///
/// # Errors
/// If `out` fails, or a value is not of its sort.
pub fn write_model(
    out: &mut (impl fmt::Write + ?Sized),
    store: &mut Store,
    model: &Model,
    symbols: &[Symbol],
    form: ListForm,
) -> fmt::Result {
    let mut printer = Printer::new(store, form);
    let mut names: Set<String> = symbols.iter().map(|symbol| printer.store.symbol(*symbol).name.clone()).collect();
    out.write_str("(\n")?;
    for symbol in symbols {
        let info = printer.store.as_written(*symbol).clone();
        let default = || Value::default_for(printer.store, printer.store.symbol(*symbol).sort);
        if info.parameters.is_empty() {
            let value = model.constants.get(symbol).cloned().unwrap_or_else(default);
            printer.function(out, &info.name, &[], info.sort, &Table::new(value))?;
        } else {
            let missing = Table::new(default());
            let table = model.functions.get(symbol).unwrap_or(&missing);
            printer.function(out, &info.name, &info.parameters, info.sort, table)?;
        }
    }
    for (operation, table) in &model.underspecified {
        let mut open = Table::new(table.default_value().clone());
        for (arguments, value) in table.iter().filter(|(arguments, _)| operation.is_open_at(arguments)) {
            open.insert(arguments.to_vec(), value.clone());
        }
        if open.is_empty() {
            continue;
        }
        let (name, parameters, sort) = printer.signature(*operation);
        let mut name = format!("{name}0");
        while !names.insert(name.clone()) {
            name.push('0');
        }
        printer.function(out, &name, &parameters, sort, &open)?;
    }
    if printer.abbreviated.get() {
        writeln!(out, "  {ABBREVIATED}")?;
    }
    out.write_str(")")
}

/// How values of a sort are written: everything that does not depend on the value, found once per sort.
enum Layout {
    Bool,
    Int,
    Real,
    Literal,
    Array {
        constant: String,
        /// Several indices are a tuple.
        indices: Vec<usize>,
        element: usize,
    },
    /// `(as @S_`, the number, ` S)`
    Element {
        before: String,
        after: String,
    },
    Data(Vec<ConstructorLayout>),
    /// `(List.value T (`, the elements, `))`
    List {
        before: String,
        element: usize,
        /// In the dialect of sequences, what the empty one is: `(as seq.empty (Seq T))`.
        empty: Option<String>,
    },
    /// A list of the user's: the empty list, the other constructor, whether the element stands before the rest, and the elements
    Cons {
        nil: String,
        cons: String,
        head_first: bool,
        element: usize,
    },
    /// A natural number of the user's: zero, and the successor of one
    Nat {
        zero: String,
        succ: String,
    },
    /// Values of the sort do not exist.
    Nothing,
}

struct ConstructorLayout {
    /// The name, quoted and qualified where necessary.
    head: String,
    fields: Vec<usize>,
}

struct Printer<'s> {
    store: &'s mut Store,
    layouts: Vec<Layout>,
    known: Map<Sort, usize>,
    form: ListForm,
    /// Whether a long list was not written out by [`ListForm::ByLength`].
    abbreviated: Cell<bool>,
}

impl<'s> Printer<'s> {
    fn new(store: &'s mut Store, form: ListForm) -> Self {
        Printer { store, layouts: Vec::new(), known: Map::default(), form, abbreviated: Cell::new(false) }
    }

    fn layout(&mut self, sort: Sort) -> usize {
        if let Some(layout) = self.known.get(&sort) {
            return *layout;
        }
        let layout = match self.store.sort_node(sort).clone() {
            SortNode::Bool => Layout::Bool,
            SortNode::Int => Layout::Int,
            SortNode::Real => Layout::Real,
            SortNode::BitVec(_) | SortNode::String | SortNode::Float(_) | SortNode::RoundingMode => Layout::Literal,
            SortNode::Array(index, element) => Layout::Array {
                constant: format!("((as const {}) ", ShownSort(self.store, sort)),
                indices: self.store.indices_of(index).into_iter().map(|index| self.layout(index)).collect(),
                element: self.layout(element),
            },
            SortNode::Uninterpreted(declaration, _) => {
                // The number is part of the name: bars, if the name needs them, go around both.
                let name = Quoted(&format!("@{}_0", self.store.declaration_name(declaration))).to_string();
                let (bar, name) =
                    if name.ends_with('|') { ("|", &name[..name.len() - 2]) } else { ("", &name[..name.len() - 1]) };
                let after = format!("{bar} {})", ShownSort(self.store, sort));
                Layout::Element { before: format!("(as {name}"), after }
            }
            SortNode::Data(..) if matches!(self.store.role(sort), Role::List { .. } | Role::Nat { .. }) => {
                self.recursive(sort)
            }
            SortNode::Data(..) => {
                let count = self.store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
                let indices = 0..u32::try_from(count).unwrap_or(u32::MAX);
                Layout::Data(indices.map(|index| self.constructor(sort, index)).collect())
            }
            SortNode::List(element) => Layout::List {
                before: format!("(List.value {} (", ShownSort(self.store, element)),
                element: self.layout(element),
                empty: (self.store.dialect() == Dialect::Sequences)
                    .then(|| format!("(as seq.empty {})", ShownSort(self.store, sort))),
            },
            SortNode::Parameter(_) | SortNode::Function(..) | SortNode::RegLan => Layout::Nothing,
        };
        self.layouts.push(layout);
        self.known.insert(sort, self.layouts.len() - 1);
        self.layouts.len() - 1
    }

    /// A datatype whose values are lists or numbers here.
    fn recursive(&mut self, sort: Sort) -> Layout {
        match self.store.role(sort) {
            Role::List { nil, cons, head, tail } => {
                let element = self.store.field_sorts(sort, cons)[head as usize];
                Layout::Cons {
                    nil: self.head(sort, nil),
                    cons: self.head(sort, cons),
                    head_first: head < tail,
                    element: self.layout(element),
                }
            }
            Role::Nat { zero, succ } => Layout::Nat { zero: self.head(sort, zero), succ: self.head(sort, succ) },
            Role::Plain | Role::Image(_) => Layout::Nothing,
        }
    }

    /// A constructor's name, quoted and qualified where necessary.
    fn head(&self, sort: Sort, index: u32) -> String {
        let op = Op::Construct(sort, index);
        let name = op.name(self.store);
        if is_ambiguous(self.store, sort, op) { format!("(as {name} {})", ShownSort(self.store, sort)) } else { name }
    }

    fn constructor(&mut self, sort: Sort, index: u32) -> ConstructorLayout {
        let head = self.head(sort, index);
        let fields = self.store.field_sorts(sort, index);
        ConstructorLayout { head, fields: fields.into_iter().map(|field| self.layout(field)).collect() }
    }

    fn value(&self, out: &mut (impl fmt::Write + ?Sized), value: &Value, layout: usize) -> fmt::Result {
        let mut out = out;
        match (&self.layouts[layout], value) {
            (Layout::Bool, Value::Bool(value)) => write!(out, "{value}"),
            (Layout::Int, Value::Int(value)) => write_int(&mut out, value),
            (Layout::Real, Value::Real(value)) => write_real(&mut out, value),
            (Layout::Array { constant, indices, element }, Value::Array(array)) => {
                array.entries().iter().try_for_each(|_| out.write_str("(store "))?;
                out.write_str(constant)?;
                self.value(out, array.default_value(), *element)?;
                out.write_char(')')?;
                for (at, value) in array.entries() {
                    let mut left = at;
                    for (place, index) in indices.iter().enumerate() {
                        let at = match left {
                            Value::Data { fields, .. } if place + 1 < indices.len() => {
                                left = &fields[1];
                                &fields[0]
                            }
                            _ => left,
                        };
                        out.write_char(' ')?;
                        self.value(out, at, *index)?;
                    }
                    out.write_char(' ')?;
                    self.value(out, value, *element)?;
                    out.write_char(')')?;
                }
                Ok(())
            }
            (Layout::Literal, Value::Literal(value)) => write!(out, "{value}"),
            (Layout::Element { before, after }, Value::Element(number)) => {
                write!(out, "{before}{number}{after}")
            }
            (Layout::Data(constructors), Value::Data { constructor, fields }) => {
                let constructor = constructors.get(*constructor as usize).ok_or(fmt::Error)?;
                if constructor.fields.len() != fields.len() {
                    return Err(fmt::Error);
                }
                if fields.is_empty() {
                    return out.write_str(&constructor.head);
                }
                write!(out, "({}", constructor.head)?;
                for (field, layout) in fields.iter().zip(&constructor.fields) {
                    out.write_char(' ')?;
                    self.value(out, field, *layout)?;
                }
                out.write_char(')')
            }
            (Layout::List { before, element, empty }, Value::List(list)) => {
                let long = self.form != ListForm::Full && list.len() > IBig::from(LONG);
                if long {
                    let condensed = list.condensed();
                    let shorter = condensed.runs().iter().any(|run| !run.count().is_one());
                    self.abbreviated.set(self.abbreviated.get() || (shorter && self.form == ListForm::ByLength));
                    return self.runs(out, condensed.runs(), before, *element);
                }
                match (self.form, empty) {
                    (ListForm::ByLength | ListForm::Full, Some(empty)) => {
                        self.sequence(out, list.iter(), empty, *element)
                    }
                    (ListForm::Compact, Some(empty)) if list.runs().iter().all(|run| run.count().is_one()) => {
                        self.sequence(out, list.iter(), empty, *element)
                    }
                    (ListForm::Compact, _) => self.runs(out, list.runs(), before, *element),
                    (ListForm::ByLength | ListForm::Full, None) => self.elements(out, list.iter(), before, *element),
                }
            }
            (Layout::Cons { nil, cons, head_first, element }, Value::List(list)) => {
                let elements: Vec<Cow<'_, Value>> = list.iter().collect();
                for value in &elements {
                    write!(out, "({cons} ")?;
                    if *head_first {
                        self.value(out, value, *element)?;
                        out.write_char(' ')?;
                    }
                }
                out.write_str(nil)?;
                for value in elements.iter().rev() {
                    if !head_first {
                        out.write_char(' ')?;
                        self.value(out, value, *element)?;
                    }
                    out.write_char(')')?;
                }
                Ok(())
            }
            // What a declared function yields is natural whatever its table says: its absolute value is meant.
            (Layout::Nat { zero, succ }, Value::Int(value)) => {
                let (mut count, one) = (if *value < IBig::ZERO { -value } else { value.clone() }, IBig::ONE);
                let mut closing = IBig::ZERO;
                while count > IBig::ZERO {
                    write!(out, "({succ} ")?;
                    count -= &one;
                    closing += &one;
                }
                out.write_str(zero)?;
                while closing > IBig::ZERO {
                    out.write_char(')')?;
                    closing -= &one;
                }
                Ok(())
            }
            _ => Err(fmt::Error),
        }
    }

    /// `(List.value T (…))`
    fn elements<'v>(
        &self,
        out: &mut (impl fmt::Write + ?Sized),
        elements: impl Iterator<Item = Cow<'v, Value>>,
        before: &str,
        element: usize,
    ) -> fmt::Result {
        out.write_str(before)?;
        for (index, value) in elements.enumerate() {
            if index > 0 {
                out.write_char(' ')?;
            }
            self.value(out, &value, element)?;
        }
        out.write_str("))")
    }

    /// `(seq.++ (seq.unit e) …)`
    fn sequence<'v>(
        &self,
        out: &mut (impl fmt::Write + ?Sized),
        elements: impl Iterator<Item = Cow<'v, Value>>,
        empty: &str,
        element: usize,
    ) -> fmt::Result {
        let mut elements = elements.peekable();
        let Some(mut value) = elements.next() else { return out.write_str(empty) };
        let several = elements.peek().is_some();
        if several {
            out.write_str("(seq.++ ")?;
        }
        loop {
            out.write_str("(seq.unit ")?;
            self.value(out, &value, element)?;
            out.write_char(')')?;
            match elements.next() {
                Some(next) => value = next,
                None => break,
            }
            out.write_char(' ')?;
        }
        if several { out.write_char(')') } else { Ok(()) }
    }

    /// A list with its repetition kept.
    fn runs(&self, out: &mut (impl fmt::Write + ?Sized), runs: &[Run], before: &str, element: usize) -> fmt::Result {
        if runs.is_empty() {
            return self.elements(out, std::iter::empty(), before, element);
        }
        if runs.len() > 1 {
            out.write_str("(List.append")?;
        }
        for run in runs {
            if runs.len() > 1 {
                out.write_char(' ')?;
            }
            let out = &mut *out;
            let word = || run.word().iter().map(Cow::Borrowed);
            match (run.drift(), run.word()) {
                (None, _) if run.count().is_one() => self.elements(out, word(), before, element)?,
                (None, [only]) => {
                    write!(out, "(List.repeat {} ", run.count())?;
                    self.value(out, only, element)?;
                    out.write_char(')')?;
                }
                (None, _) => {
                    write!(out, "(List.cycle {} ", run.count())?;
                    self.elements(out, word(), before, element)?;
                    out.write_char(')')?;
                }
                (Some(drift), _) => {
                    write!(out, "(List.drift {} ", run.count())?;
                    self.elements(out, word(), before, element)?;
                    out.write_char(' ')?;
                    self.elements(out, drift.iter().map(Cow::Borrowed), before, element)?;
                    out.write_char(')')?;
                }
            }
        }
        if runs.len() > 1 { out.write_char(')') } else { Ok(()) }
    }

    /// `(define-fun name ((x0 P0) …) sort …)` with one `ite` per point of the table.
    fn function(
        &mut self,
        out: &mut (impl fmt::Write + ?Sized),
        name: &str,
        parameters: &[Sort],
        sort: Sort,
        table: &Table,
    ) -> fmt::Result {
        let layout = self.layout(sort);
        let layouts: Vec<usize> = parameters.iter().map(|parameter| self.layout(*parameter)).collect();
        let names = self.parameter_names(parameters.len());
        write!(out, "  (define-fun {} (", Quoted(name))?;
        for (index, (name, sort)) in names.iter().zip(parameters).enumerate() {
            let space = if index > 0 { " " } else { "" };
            write!(out, "{space}({name} {})", ShownSort(self.store, *sort))?;
        }
        write!(out, ") {} ", ShownSort(self.store, sort))?;
        for (arguments, value) in table.iter() {
            if arguments.len() != names.len() {
                return Err(fmt::Error);
            }
            out.write_str(if names.len() == 1 { "(ite " } else { "(ite (and" })?;
            for ((name, argument), layout) in names.iter().zip(arguments).zip(&layouts) {
                let space = if names.len() == 1 { "" } else { " " };
                write!(out, "{space}(= {name} ")?;
                self.value(out, argument, *layout)?;
                out.write_char(')')?;
            }
            out.write_str(if names.len() == 1 { " " } else { ") " })?;
            self.value(out, value, layout)?;
            out.write_char(' ')?;
        }
        self.value(out, table.default_value(), layout)?;
        (0..table.len()).try_for_each(|_| out.write_char(')'))?;
        out.write_str(")\n")
    }

    /// Names that hide no constructor that the values may be written with.
    fn parameter_names(&self, count: usize) -> Vec<String> {
        let constructors = self.layouts.iter().flat_map(|layout| match layout {
            Layout::Data(constructors) => &constructors[..],
            _ => &[],
        });
        let taken: Set<&str> = constructors.map(|constructor| constructor.head.as_str()).collect();
        let mut names = Vec::new();
        for index in 0..count {
            let mut name = format!("x{index}");
            while taken.contains(name.as_str()) {
                name.push('!');
            }
            names.push(name);
        }
        names
    }

    /// The name, parameter sorts and result sort of an operator.
    fn signature(&mut self, operation: Underspecified) -> (String, Vec<Sort>, Sort) {
        match operation {
            Underspecified::IntDiv => ("div".into(), vec![Sort::INT], Sort::INT),
            Underspecified::Mod => ("mod".into(), vec![Sort::INT], Sort::INT),
            Underspecified::RealDiv => ("/".into(), vec![Sort::REAL], Sort::REAL),
            Underspecified::Element(element) => {
                ("seq.nth".into(), vec![self.store.list_sort(element), Sort::INT], element)
            }
            Underspecified::Select(sort, constructor, field) => {
                let name = self.store.constructor(sort, constructor).fields[field as usize].name.clone();
                (name, vec![sort], self.store.field_sorts(sort, constructor)[field as usize])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use dashu_ratio::RBig;

    use super::*;
    use crate::term::{Constructor, Field};

    fn field(name: &str, sort: Sort) -> Field {
        Field { name: name.into(), sort }
    }

    fn option(store: &mut Store) -> impl Fn(&mut Store, Sort) -> Sort + use<> {
        let parameter = store.sort(SortNode::Parameter(0));
        let declaration = store.declare_datatype("Option", 1);
        let none = Constructor { name: "none".into(), fields: vec![] };
        let some = Constructor { name: "some".into(), fields: vec![field("value", parameter)] };
        store.define_datatype(declaration, vec![none, some]);
        move |store, sort| store.sort(SortNode::Data(declaration, [sort].into()))
    }

    fn check(store: &mut Store, sort: Sort, value: &Value, expected: &str) {
        let mut out = String::new();
        write_value(&mut out, store, sort, value, ListForm::default()).expect("well-sorted");
        assert_eq!(out, expected);
    }

    #[test]
    fn values() {
        let s = &mut Store::default();
        check(s, Sort::BOOL, &Value::Bool(true), "true");
        check(s, Sort::INT, &Value::int(5), "5");
        check(s, Sort::INT, &Value::int(-5), "(- 5)");
        check(s, Sort::INT, &Value::Int(IBig::from(10).pow(25)), "10000000000000000000000000");
        check(s, Sort::REAL, &Value::Real(RBig::from_parts(3.into(), 2_u8.into())), "(/ 3.0 2.0)");
        check(s, Sort::REAL, &Value::Real(RBig::from_parts((-4).into(), 2_u8.into())), "(- 2.0)");
        let named = s.declare_sort("S");
        let named = s.sort(SortNode::Uninterpreted(named, [].into()));
        check(s, named, &Value::Element(12), "(as @S_12 S)");
        let quoted = s.declare_sort("a b");
        let quoted = s.sort(SortNode::Uninterpreted(quoted, [Sort::INT].into()));
        check(s, quoted, &Value::Element(12), "(as |@a b_12| (|a b| Int))");
        let option = option(s);
        let int = option(s, Sort::INT);
        let nested = option(s, int);
        let [none, some] = [Value::data(0, []), Value::data(1, [Value::int(-3)])];
        check(s, int, &some, "(some (- 3))");
        check(s, nested, &Value::data(1, [none.clone()]), "(some (as none (Option Int)))");
        let list = s.list_sort(int);
        check(s, list, &Value::list([none, some]), "(List.value (Option Int) ((as none (Option Int)) (some (- 3))))");
        check(s, list, &Value::list([]), "(List.value (Option Int) ())");
        assert!(write_value(&mut String::new(), s, list, &Value::list([Value::int(1)]), ListForm::default()).is_err());
    }

    #[test]
    fn constructors_that_leave_a_parameter_open_are_qualified() {
        let s = &mut Store::default();
        let parameter = s.sort(SortNode::Parameter(0));
        let either = s.declare_datatype("Either", 2);
        s.define_datatype(either, vec![Constructor { name: "left".into(), fields: vec![field("l", parameter)] }]);
        let sort = s.sort(SortNode::Data(either, [Sort::INT, Sort::BOOL].into()));
        check(s, sort, &Value::data(0, [Value::int(1)]), "((as left (Either Int Bool)) 1)");
    }

    #[test]
    fn models() {
        let s = &mut Store::default();
        let list = s.list_sort(Sort::INT);
        let option = option(s);
        let option = option(s, Sort::INT);
        let color = s.declare_datatype("Color", 0);
        s.define_datatype(color, vec![Constructor { name: "x0".into(), fields: vec![] }]);
        let color = s.sort(SortNode::Data(color, [].into()));
        let x = s.declare_symbol("x", &[], Sort::INT);
        let l = s.declare_symbol("l", &[], list);
        let f = s.declare_symbol("f", &[Sort::INT, Sort::INT], Sort::INT);
        let g = s.declare_symbol("g g", &[Sort::INT], Sort::BOOL);
        let h = s.declare_symbol("mod0", &[color], Sort::INT);
        let mut model = Model::default();
        model.constants.insert(l, Value::list([1, -2, 3].map(Value::int)));
        model.constants.insert(x, Value::int(5));
        let mut table = Table::new(Value::int(0));
        table.insert(vec![Value::int(1), Value::int(2)], Value::int(7));
        model.functions.insert(f, table);
        let mut table = Table::new(Value::Bool(false));
        table.insert(vec![Value::int(2)], Value::Bool(true));
        table.insert(vec![Value::int(1)], Value::Bool(true));
        model.functions.insert(g, table);
        let mut table = Table::new(Value::int(0));
        table.insert(vec![Value::data(0, [])], Value::int(1));
        model.functions.insert(h, table);
        let mut table = Table::new(Value::int(0));
        table.insert(vec![Value::int(4)], Value::int(9));
        model.underspecified.insert(Underspecified::IntDiv, Table::new(Value::int(3)));
        model.underspecified.insert(Underspecified::Mod, table);
        let mut table = Table::new(Value::int(0));
        table.insert(vec![Value::data(0, [])], Value::int(8));
        model.underspecified.insert(Underspecified::Select(option, 1, 0), table);
        let mut out = String::new();
        write_model(&mut out, s, &model, &[x, l, f, g, h], ListForm::default()).expect("well-sorted");
        let expected = "(
  (define-fun x () Int 5)
  (define-fun l () (List Int) (List.value Int (1 (- 2) 3)))
  (define-fun f ((x0 Int) (x1 Int)) Int (ite (and (= x0 1) (= x1 2)) 7 0))
  (define-fun |g g| ((x0 Int)) Bool (ite (= x0 2) true (ite (= x0 1) true false)))
  (define-fun mod0 ((x0! Color)) Int (ite (= x0! x0) 1 0))
  (define-fun mod00 ((x0! Int)) Int (ite (= x0! 4) 9 0))
  (define-fun value0 ((x0! (Option Int))) Int (ite (= x0! (as none (Option Int))) 8 0))
)";
        assert_eq!(out, expected);
        let mut completed = Model::default();
        completed.complete(s, &[x, l, f]);
        assert_eq!(completed.constants[&l], Value::list([]));
        assert_eq!(completed.functions[&f], Table::new(Value::int(0)));
    }

    #[test]
    fn long_lists_are_short() {
        let s = &mut Store::default();
        let sort = s.list_sort(Sort::INT);
        let irregular: Value = Value::list((0..10_001).map(|n: i32| Value::int(n * n)));
        let ones = |n| Value::list((0..n).map(|_| Value::int(1)));
        let rising = Value::list((0..10_001).map(|n: i32| Value::int(5 - n)));
        let mixed = Value::list((0..20_000).map(|n: i32| Value::int(if n < 3 { n * n } else { 7 })));
        let written = |s: &mut Store, value: &Value, form| {
            let mut out = String::new();
            let abbreviated = write_value(&mut out, s, sort, value, form).expect("well-sorted");
            (out, abbreviated)
        };
        let short = [
            (ones(10_001), "(List.repeat 10001 1)"),
            (rising, "(List.drift 10001 (List.value Int (5)) (List.value Int ((- 1))))"),
            (mixed, "(List.append (List.value Int (0 1 4)) (List.repeat 19997 7))"),
        ];
        for (value, expected) in short {
            assert_eq!(written(s, &value, ListForm::ByLength), (expected.to_string(), true));
            assert_eq!(written(s, &value, ListForm::Compact), (expected.to_string(), false));
            let (full, abbreviated) = written(s, &value, ListForm::Full);
            assert!(full.len() > 20_000 && full.starts_with("(List.value Int (") && !abbreviated);
        }
        let (full, abbreviated) = written(s, &ones(10_000), ListForm::ByLength);
        assert!(full.len() > 20_000 && !abbreviated, "10,000 elements are not long");
        assert_eq!(written(s, &irregular, ListForm::ByLength), written(s, &irregular, ListForm::Full));
    }

    #[test]
    fn a_model_says_that_it_is_in_short_form() {
        let s = &mut Store::default();
        let sort = s.list_sort(Sort::INT);
        let l = s.declare_symbol("l", &[], sort);
        let mut model = Model::default();
        model.constants.insert(l, Value::list((0..20_000).map(|_| Value::int(1))));
        let mut out = String::new();
        write_model(&mut out, s, &model, &[l], ListForm::ByLength).expect("well-sorted");
        assert_eq!(out, format!("(\n  (define-fun l () (List Int) (List.repeat 20000 1))\n  {ABBREVIATED}\n)"));
        assert!(ABBREVIATED.starts_with("; ") && !ABBREVIATED.contains(['(', ')', '"', '|', '\n']));
    }
}
