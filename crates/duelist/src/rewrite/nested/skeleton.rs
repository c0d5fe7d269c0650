//! Values with lists inside, taken apart: the lists, and the skeleton that is left without them.

use crate::model::Value;
use crate::term::{Constructor, Field, Map, Op, Sort, SortNode, Store, Term};

/// How a value of a sort is put together from scalars and lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Skeleton {
    /// No lists inside.
    Scalar(Sort),
    /// The list with this number.
    List(usize),
    /// A datatype with lists inside: for each constructor its fields.
    Data(Vec<Vec<Skeleton>>),
}

/// By constructor and field, the field that took its place.
type Fields = Vec<Vec<Option<u32>>>;

/// The skeleton of a sort, the datatypes that hold what is left without the lists, and the lists' sorts.
#[derive(Debug, Default)]
pub(super) struct Bones {
    /// The sorts of the lists, by their numbers.
    pub(super) lists: Vec<Sort>,
    /// The fields that they are; empty for a list that is an element by itself.
    pub(super) names: Vec<String>,
    /// The field at hand.
    field: String,
    /// The datatypes that took the place of others, by constructor and field the field that took the place of another.
    replaced: Map<Sort, (Sort, Fields)>,
    /// Where the lists are: fields of fields of values.
    places: Map<(Term, Op), usize>,
}

impl Bones {
    /// What tells a list from the others, in names that are made up: `_incomes` for the field `incomes`, or a number if fields have the same name, or none
    /// that can be told from what stands around it; nothing for the only list that is not a field.
    pub(super) fn label(&self, list: usize) -> String {
        let name = &self.names[list];
        let is_plain = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || "_-".contains(c));
        let is_alone = self.names.iter().filter(|other| *other == name).count() == 1;
        match self.names.len() {
            _ if is_plain && is_alone => format!("_{name}"),
            1 => String::new(),
            _ => (list + 1).to_string(),
        }
    }

    /// Takes a sort apart: its skeleton, and the sort of what is left without the lists, if anything is.
    pub(super) fn of(&mut self, store: &mut Store, sort: Sort) -> (Skeleton, Option<Sort>) {
        if !store.has_lists(sort) {
            return (Skeleton::Scalar(sort), Some(sort));
        }
        let SortNode::Data(declaration, _) = *store.sort_node(sort) else {
            self.lists.push(sort);
            self.names.push(self.field.clone());
            return (Skeleton::List(self.lists.len() - 1), None);
        };
        let name = store.declaration_name(declaration).to_string();
        let originals = store.declared_datatype(declaration).expect("a datatype").constructors.clone();
        let (mut skeletons, mut constructors, mut fields) = (Vec::new(), Vec::new(), Vec::new());
        for (index, original) in (0..).zip(originals) {
            let (mut shape, mut left, mut places) = (Vec::new(), Vec::new(), Vec::new());
            for (field, sort) in original.fields.iter().zip(store.field_sorts(sort, index)) {
                self.field.clone_from(&field.name);
                let (skeleton, rest) = self.of(store, sort);
                shape.push(skeleton);
                places.push(rest.map(|_| u32::try_from(left.len()).expect("few fields")));
                left.extend(rest.map(|sort| Field { name: field.name.clone(), sort }));
            }
            skeletons.push(shape);
            fields.push(places);
            constructors.push(Constructor { name: original.name, fields: left });
        }
        // What is left of a sort is the same wherever it stands.
        let rest = match self.replaced.get(&sort) {
            Some((rest, _)) => *rest,
            None => {
                let rest = store.declare_datatype(&name, 0);
                store.define_datatype(rest, constructors);
                store.sort(SortNode::Data(rest, [].into()))
            }
        };
        self.replaced.insert(sort, (rest, fields));
        (Skeleton::Data(skeletons), Some(rest))
    }

    /// Notes where the lists of a value are: which selections of selections of it.
    pub(super) fn locate(&mut self, store: &mut Store, value: Term, sort: Sort, skeleton: &Skeleton) {
        let Skeleton::Data(constructors) = skeleton else { return };
        for (constructor, fields) in (0..).zip(constructors) {
            let sorts = store.field_sorts(sort, constructor);
            for ((field, skeleton), inner) in (0..).zip(fields).zip(sorts) {
                let op = Op::Select(sort, constructor, field);
                match skeleton {
                    Skeleton::Scalar(_) => {}
                    Skeleton::List(number) => {
                        self.places.insert((value, op), *number);
                    }
                    Skeleton::Data(_) => {
                        let part = store.app(op, [value]);
                        self.locate(store, part, inner, skeleton);
                    }
                }
            }
        }
    }

    /// Which list of the value that was located a term is.
    pub(super) fn list(&self, store: &Store, term: Term) -> Option<usize> {
        let (op, [value]) = store.as_app(term)? else { return None };
        self.places.get(&(*value, op)).copied()
    }

    /// A selection or test of what is left of a value, in place of one of the value. Other values of the same sort are left alone.
    pub(super) fn replaced(&self, store: &mut Store, term: Term) -> Option<Term> {
        let (op, &[value]) = store.as_app(term)? else { return None };
        match op {
            Op::Select(sort, constructor, field) => {
                let (rest, fields) = self.replaced.get(&sort).filter(|(rest, _)| *rest == store.sort_of(value))?;
                let field = fields[constructor as usize][field as usize]?;
                Some(store.app(Op::Select(*rest, constructor, field), [value]))
            }
            Op::Test(sort, constructor) => {
                let (rest, _) = self.replaced.get(&sort).filter(|(rest, _)| *rest == store.sort_of(value))?;
                Some(store.app(Op::Test(*rest, constructor), [value]))
            }
            _ => None,
        }
    }
}

impl Skeleton {
    /// The value with this skeleton and these lists.
    #[must_use]
    pub(super) fn filled(&self, rest: Option<&Value>, lists: &[Value]) -> Option<Value> {
        match (self, rest) {
            (Skeleton::Scalar(_), Some(value)) => Some(value.clone()),
            (Skeleton::List(number), _) => lists.get(*number).cloned(),
            (Skeleton::Data(constructors), Some(Value::Data { constructor, fields })) => {
                let mut left = fields.iter();
                let filled = constructors.get(*constructor as usize)?.iter().map(|skeleton| {
                    let rest = if let Skeleton::List(_) = skeleton { None } else { Some(left.next()?) };
                    skeleton.filled(rest, lists)
                });
                Some(Value::data(*constructor, filled.collect::<Option<Vec<Value>>>()?))
            }
            _ => None,
        }
    }
}
