//! Values as machine words.

use dashu_int::IBig;

use super::Value;
use super::value::Instance;
use crate::term::{Sort, SortNode, Store};

/// Sorts that need more words than this are not laid out.
const MOST: usize = 64;

/// How the values of a sort are laid out in words: one for a boolean, a number or an element of an uninterpreted sort; for a datatype its
/// constructor's index and then the fields of every constructor, zero for those that the value does not have. So two values are the
/// same exactly if their words are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    Bool,
    Int,
    Element,
    Data(Vec<Vec<Layout>>),
}

impl Layout {
    /// The layout of a sort; `None` if its values do not have a fixed number of words, or a large one.
    pub(crate) fn of(store: &Store, sort: Sort) -> Option<Layout> {
        let mut room = MOST;
        layout_in(store, sort, Instance::default(), &mut room)
    }

    /// How many words a value takes.
    pub(crate) fn words(&self) -> usize {
        match self {
            Layout::Bool | Layout::Int | Layout::Element => 1,
            Layout::Data(constructors) => 1 + constructors.iter().flatten().map(Layout::words).sum::<usize>(),
        }
    }

    /// The words of a constructor's field among those of its value, and the field's layout.
    pub(crate) fn field(&self, constructor: u32, field: u32) -> Option<(std::ops::Range<usize>, &Layout)> {
        let Layout::Data(constructors) = self else { return None };
        let (constructor, field) = (constructor as usize, field as usize);
        let found = constructors.get(constructor)?.get(field)?;
        let before = constructors[..constructor].iter().flatten().chain(&constructors[constructor][..field]);
        let start = 1 + before.map(Layout::words).sum::<usize>();
        Some((start..start + found.words(), found))
    }

    /// Appends the words of a value; `None` if a number is too large, or it is no value of the sort.
    pub(crate) fn write(&self, value: &Value, words: &mut Vec<i64>) -> Option<()> {
        match (self, value) {
            (Layout::Bool, Value::Bool(value)) => words.push(i64::from(*value)),
            (Layout::Int, Value::Int(value)) => words.push(i64::try_from(value).ok()?),
            (Layout::Element, Value::Element(value)) => words.push(i64::from(*value)),
            (Layout::Data(constructors), Value::Data { constructor, fields }) => {
                words.push(i64::from(*constructor));
                for (index, layouts) in constructors.iter().enumerate() {
                    if index != *constructor as usize {
                        let unused = layouts.iter().map(Layout::words).sum::<usize>();
                        words.extend(std::iter::repeat_n(0, unused));
                        continue;
                    }
                    for (layout, field) in layouts.iter().zip(&**fields) {
                        layout.write(field, words)?;
                    }
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// The value that these words stand for; `None` if they stand for none.
    pub(crate) fn read(&self, words: &[i64]) -> Option<Value> {
        let first = *words.first()?;
        Some(match self {
            Layout::Bool => Value::Bool(first != 0),
            Layout::Int => Value::Int(IBig::from(first)),
            Layout::Element => Value::Element(u32::try_from(first).ok()?),
            Layout::Data(constructors) => {
                let constructor = u32::try_from(first).ok()?;
                let count = constructors.get(constructor as usize)?.len();
                let fields: Option<Vec<Value>> = (0..u32::try_from(count).ok()?)
                    .map(|field| {
                        let (range, layout) = self.field(constructor, field)?;
                        layout.read(words.get(range)?)
                    })
                    .collect();
                Value::Data { constructor, fields: fields?.into() }
            }
        })
    }

    /// For each word whether it is a number, which a drift may change.
    pub(crate) fn numbers(&self) -> Vec<bool> {
        match self {
            Layout::Bool | Layout::Element => vec![false],
            Layout::Int => vec![true],
            Layout::Data(constructors) => {
                std::iter::once(false).chain(constructors.iter().flatten().flat_map(Layout::numbers)).collect()
            }
        }
    }
}

/// Recursion ends where the room does, so recursive datatypes have no layout.
fn layout_in(store: &Store, sort: Sort, instance: Instance<'_>, room: &mut usize) -> Option<Layout> {
    if let SortNode::Parameter(index) = store.sort_node(sort) {
        let (sort, instance) = instance.parameter(*index);
        return layout_in(store, sort, instance, room);
    }
    *room = room.checked_sub(1)?;
    match store.sort_node(sort) {
        SortNode::Bool => Some(Layout::Bool),
        SortNode::Int => Some(Layout::Int),
        SortNode::Uninterpreted(..) => Some(Layout::Element),
        SortNode::Data(_, arguments) => {
            let inner = Instance { arguments, outer: Some(&instance) };
            let constructors = &store.datatype(sort)?.constructors;
            let layouts = constructors.iter().map(|constructor| {
                constructor.fields.iter().map(|field| layout_in(store, field.sort, inner, room)).collect()
            });
            layouts.collect::<Option<Vec<Vec<Layout>>>>().map(Layout::Data)
        }
        SortNode::String | SortNode::RegLan | SortNode::Array(..) | SortNode::Float(_) | SortNode::RoundingMode => None,
        SortNode::Real | SortNode::BitVec(_) | SortNode::List(_) | SortNode::Parameter(_) | SortNode::Function(..) => {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Constructor, Field};

    #[test]
    fn values_come_back_from_their_words() {
        let mut s = Store::default();
        let field = |name: &str, sort| Field { name: name.into(), sort };
        let parameter = s.sort(SortNode::Parameter(0));
        let option = s.declare_datatype("Option", 1);
        let some =
            Constructor { name: "some".into(), fields: vec![field("value", parameter), field("sure", Sort::BOOL)] };
        s.define_datatype(option, vec![Constructor { name: "none".into(), fields: vec![] }, some]);
        let inner = s.sort(SortNode::Data(option, [Sort::INT].into()));
        let outer = s.sort(SortNode::Data(option, [inner].into()));
        let layout = Layout::of(&s, outer).unwrap();
        assert_eq!(layout.words(), 5);
        let none = Value::data(0, []);
        let some = |value: Value, sure: bool| Value::data(1, [value, Value::Bool(sure)]);
        for value in [none.clone(), some(none, true), some(some(Value::int(-7), false), true)] {
            let mut words = Vec::new();
            layout.write(&value, &mut words).unwrap();
            assert_eq!((words.len(), layout.read(&words)), (5, Some(value)));
        }
        let huge = some(some(Value::Int(IBig::ONE << 63), false), true);
        assert_eq!(layout.write(&huge, &mut Vec::new()), None);
        assert_eq!(layout.numbers(), [false, false, true, false, false]);
    }

    #[test]
    fn recursive_sorts_have_none() {
        let mut s = Store::default();
        let tree = s.declare_datatype("Tree", 0);
        let sort = s.sort(SortNode::Data(tree, [].into()));
        let fields = vec![Field { name: "left".into(), sort }, Field { name: "right".into(), sort }];
        let leaf = Constructor { name: "leaf".into(), fields: vec![] };
        s.define_datatype(tree, vec![leaf, Constructor { name: "node".into(), fields }]);
        assert_eq!(Layout::of(&s, sort), None);
        assert_eq!(Layout::of(&s, Sort::REAL), None);
    }
}
