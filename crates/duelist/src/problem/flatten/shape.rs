//! The shape of a sort once it is flattened: which scalar fields a value of it becomes.

use dashu_int::IBig;

use super::{Field, Refusal};
use crate::model::Value;
use crate::term::{Node, Op, Sort, SortNode, Store, Term};

/// How values of a sort are laid out in scalar fields.
///
/// A datatype is a tag (an `Int`; none if there is one constructor only), followed by the fields of every constructor in order. Fields
/// of a constructor that is not the value's are *junk*: they mean nothing, and nothing may depend on them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A single field of this sort: `Bool`, `Int`, `Real` or an uninterpreted sort.
    Scalar(Sort),
    /// A datatype.
    Data {
        /// The sort.
        sort: Sort,
        /// For each constructor the shapes of its fields.
        constructors: Vec<Vec<Shape>>,
    },
}

impl Shape {
    /// The shape of a sort. Recursion is bounded by the nesting of datatype declarations: recursive ones are refused.
    ///
    /// # Errors
    /// If the sort has no finite shape, or contains lists.
    pub fn of(store: &mut Store, sort: Sort) -> Result<Shape, Refusal> {
        Shape::within(store, sort, &mut Vec::new())
    }

    fn within(store: &mut Store, sort: Sort, outer: &mut Vec<Sort>) -> Result<Shape, Refusal> {
        match store.sort_node(sort) {
            SortNode::String | SortNode::RegLan | SortNode::Array(..) | SortNode::Float(_) | SortNode::RoundingMode => {
                Ok(Shape::Scalar(sort))
            }
            SortNode::Bool | SortNode::Int | SortNode::Real | SortNode::BitVec(_) | SortNode::Uninterpreted(..) => {
                Ok(Shape::Scalar(sort))
            }
            SortNode::Data(..) if outer.contains(&sort) => Err(Refusal::Recursive),
            SortNode::Data(declaration, _) => {
                let declaration = *declaration;
                // A parametric datatype can recur in ever new instances.
                if outer.len() > 64 {
                    return Err(Refusal::Recursive);
                }
                outer.push(sort);
                let count = store.declared_datatype(declaration).map_or(0, |datatype| datatype.constructors.len());
                let mut constructors = Vec::with_capacity(count);
                for index in 0..number(count) {
                    let sorts = store.field_sorts(sort, index);
                    let fields: Result<_, _> =
                        sorts.into_iter().map(|sort| Shape::within(store, sort, outer)).collect();
                    constructors.push(fields?);
                }
                outer.pop();
                Ok(Shape::Data { sort, constructors })
            }
            SortNode::List(_) => Err(Refusal::ListInside),
            SortNode::Function(..) | SortNode::Parameter(_) => Err(Refusal::Function),
        }
    }

    /// The number of fields.
    #[must_use]
    pub fn width(&self) -> usize {
        match self {
            Shape::Scalar(_) => 1,
            Shape::Data { constructors, .. } => {
                usize::from(self.is_tagged()) + constructors.iter().flatten().map(Shape::width).sum::<usize>()
            }
        }
    }

    /// Whether the first field is a tag.
    #[must_use]
    pub fn is_tagged(&self) -> bool {
        matches!(self, Shape::Data { constructors, .. } if constructors.len() != 1)
    }

    /// The fields of a value called `name`: `name.tag`, and `name.selector` and so on for payloads.
    #[must_use]
    pub fn fields(&self, store: &Store, name: &str) -> Vec<Field> {
        let Shape::Data { sort, constructors } = self else {
            let Shape::Scalar(sort) = self else { unreachable!("a shape is one or the other") };
            return vec![Field { name: name.to_string(), sort: *sort, tag_of: None }];
        };
        let mut fields = Vec::with_capacity(self.width());
        if self.is_tagged() {
            fields.push(Field { name: format!("{name}.tag"), sort: Sort::INT, tag_of: Some(*sort) });
        }
        for (index, shapes) in (0..).zip(constructors) {
            for (shape, field) in shapes.iter().zip(&store.constructor(*sort, index).fields) {
                fields.extend(shape.fields(store, &format!("{name}.{}", field.name)));
            }
        }
        fields
    }

    /// Where tags stand, those inside payloads included, and how many values each has.
    #[must_use]
    pub fn tags(&self) -> Vec<(usize, usize)> {
        let Shape::Data { constructors, .. } = self else { return Vec::new() };
        let mut tags = Vec::new();
        let mut at = 0;
        if self.is_tagged() {
            tags.push((0, constructors.len()));
            at = 1;
        }
        for shape in constructors.iter().flatten() {
            tags.extend(shape.tags().into_iter().map(|(place, count)| (at + place, count)));
            at += shape.width();
        }
        tags
    }

    /// Where the fields of a constructor's field stand.
    #[must_use]
    pub fn place(&self, constructor: u32, field: u32) -> std::ops::Range<usize> {
        let Shape::Data { constructors, .. } = self else { return 0..0 };
        let mut start = usize::from(self.is_tagged());
        for (index, shapes) in (0..).zip(constructors) {
            for (at, shape) in (0..).zip(shapes) {
                if (index, at) == (constructor, field) {
                    return start..start + shape.width();
                }
                start += shape.width();
            }
        }
        0..0
    }

    /// `0 ≤ tag < k` for every tag, those of junk included: what holds of every flattened value and has to be said of
    /// free ones.
    pub fn well_formed(&self, store: &mut Store, fields: &[Term]) -> Vec<Term> {
        let Shape::Data { constructors, .. } = self else { return Vec::new() };
        let mut conditions = Vec::new();
        let mut at = 0;
        if self.is_tagged() {
            let (zero, last) = (store.int(0), store.int(constructors.len() - 1));
            conditions.push(store.le(zero, fields[0]));
            conditions.push(store.le(fields[0], last));
            at = 1;
        }
        for shape in constructors.iter().flatten() {
            conditions.extend(shape.well_formed(store, &fields[at..at + shape.width()]));
            at += shape.width();
        }
        conditions
    }

    /// Whether a value has this constructor.
    pub fn test(&self, store: &mut Store, fields: &[Term], constructor: u32) -> Term {
        if !self.is_tagged() {
            return store.bool(true);
        }
        let index = store.int(constructor);
        store.smart_eq(fields[0], index)
    }

    /// Whether two values are equal: their tags are, and the payloads of the constructor they have; junk is ignored.
    pub fn equal(&self, store: &mut Store, left: &[Term], right: &[Term]) -> Term {
        let Shape::Data { constructors, .. } = self else { return store.smart_eq(left[0], right[0]) };
        let mut conditions = Vec::new();
        let mut at = 0;
        if self.is_tagged() {
            conditions.push(store.smart_eq(left[0], right[0]));
            at = 1;
        }
        for (index, shapes) in (0..).zip(constructors) {
            let mut payload = Vec::new();
            for shape in shapes {
                let range = at..at + shape.width();
                at = range.end;
                payload.push(shape.equal(store, &left[range.clone()], &right[range]));
            }
            let payload = store.smart_and(&payload);
            // Whichever side shows its constructor spares us the test of the other.
            let shown = right.first().is_some_and(|tag| matches!(store.node(*tag), Node::Int(_)));
            let subject = if shown { right } else { left };
            let has = self.test(store, subject, index);
            conditions.push(store.smart(Op::Implies, &[has, payload]));
        }
        store.smart_and(&conditions)
    }

    /// The value with its junk replaced by `default`, so that equal values have equal fields.
    pub fn canonical(
        &self,
        store: &mut Store,
        fields: &[Term],
        default: &mut impl FnMut(&mut Store, Sort) -> Term,
    ) -> Vec<Term> {
        let Shape::Data { constructors, .. } = self else { return fields.to_vec() };
        let mut result = Vec::with_capacity(fields.len());
        if self.is_tagged() {
            result.push(fields[0]);
        }
        for (index, shapes) in (0..).zip(constructors) {
            let has = self.test(store, fields, index);
            for shape in shapes {
                let at = result.len();
                let payload = shape.canonical(store, &fields[at..at + shape.width()], default);
                let blank = shape.blank(store, default);
                for (field, blank) in payload.into_iter().zip(blank) {
                    result.push(store.smart_ite(has, field, blank));
                }
            }
        }
        result
    }

    /// Fields for a value that does not matter: the first constructor applied to defaults.
    pub fn blank(&self, store: &mut Store, default: &mut impl FnMut(&mut Store, Sort) -> Term) -> Vec<Term> {
        let Shape::Data { constructors, .. } = self else {
            let Shape::Scalar(sort) = self else { unreachable!("a shape is one or the other") };
            return vec![default(store, *sort)];
        };
        let mut fields = Vec::with_capacity(self.width());
        if self.is_tagged() {
            fields.push(store.int(0));
        }
        for shape in constructors.iter().flatten() {
            fields.extend(shape.blank(store, default));
        }
        fields
    }

    /// The value whose fields have these values; `None` if they do not fit.
    #[must_use]
    pub fn value(&self, fields: &[Value]) -> Option<Value> {
        if fields.len() != self.width() {
            return None;
        }
        let Shape::Data { constructors, .. } = self else { return fields.first().cloned() };
        let constructor = match (self.is_tagged(), &fields.first()) {
            (false, _) => 0,
            (true, Some(Value::Int(tag))) => u32::try_from(tag).ok()?,
            _ => return None,
        };
        let shapes = constructors.get(constructor as usize)?;
        let payload: Option<Vec<Value>> =
            (0..).zip(shapes).map(|(index, shape)| shape.value(&fields[self.place(constructor, index)])).collect();
        Some(Value::data(constructor, payload?))
    }

    /// The fields of a value, the inverse of [`Shape::value`]; junk is the default of its sort.
    #[must_use]
    pub fn split(&self, store: &Store, value: &Value) -> Option<Vec<Value>> {
        let Shape::Data { constructors, .. } = self else { return Some(vec![value.clone()]) };
        let Value::Data { constructor, fields } = value else { return None };
        let mut result = Vec::with_capacity(self.width());
        if self.is_tagged() {
            result.push(Value::Int(IBig::from(*constructor)));
        }
        for (index, shapes) in (0_u32..).zip(constructors) {
            for (at, shape) in shapes.iter().enumerate() {
                let payload = match fields.get(at).filter(|_| index == *constructor) {
                    Some(value) => value.clone(),
                    None => Value::default_for(store, shape.sort()),
                };
                result.extend(shape.split(store, &payload)?);
            }
        }
        Some(result)
    }

    /// The sort it is the shape of.
    #[must_use]
    pub fn sort(&self) -> Sort {
        match self {
            Shape::Scalar(sort) | Shape::Data { sort, .. } => *sort,
        }
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
