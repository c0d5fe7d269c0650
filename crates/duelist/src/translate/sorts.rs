//! Sorts in a translation: every instance of a parametric sort or datatype becomes one of its own, `(Option Int)` the
//! datatype `Option_Int` with constructors `none_Int` and `some_Int`.

use std::fmt::Write as _;

use super::encoding::Encoding;
use super::names::suffix;
use super::writer::Writer;
use crate::term::{ShownSort, Sort, SortNode, Store};

/// The written names of a declared sort and of its constructors, if it has any.
#[derive(Debug)]
pub(super) struct DataNames {
    sort: String,
    constructors: Vec<(String, Vec<String>)>,
}

impl DataNames {
    pub(super) fn constructor(&self, index: u32) -> &str {
        &self.constructors[index as usize].0
    }

    pub(super) fn selector(&self, constructor: u32, field: u32) -> &str {
        &self.constructors[constructor as usize].1[field as usize]
    }
}

impl<E: Encoding> Writer<E> {
    /// A sort as written, declared if necessary. Recursion follows sorts, whose depth elaboration limits.
    pub(super) fn sort(&mut self, store: &mut Store, out: &mut String, sort: Sort) -> String {
        match store.sort_node(sort).clone() {
            SortNode::List(element) if !self.lists.contains_key(&element) => {
                let text = self.sort(store, out, element);
                let suffix = suffix(std::slice::from_ref(&text));
                let list = self.encoding.declare(out, &mut self.names, &text, &suffix);
                self.lists.insert(element, list);
            }
            SortNode::Uninterpreted(declaration, arguments) if !self.data.contains_key(&sort) => {
                let written: Vec<String> = arguments.iter().map(|argument| self.sort(store, out, *argument)).collect();
                let name = self.names.user(&format!("{}{}", store.declaration_name(declaration), suffix(&written)));
                let _ = writeln!(out, "(declare-sort {name} 0)");
                self.data.insert(sort, DataNames { sort: name, constructors: Vec::new() });
            }
            SortNode::Data(_, arguments) if !self.data.contains_key(&sort) => {
                let written: Vec<String> = arguments.iter().map(|argument| self.sort(store, out, *argument)).collect();
                self.declare_data(store, out, sort, &suffix(&written));
            }
            SortNode::Array(index, element) => {
                self.sort(store, out, index);
                self.sort(store, out, element);
            }
            _ => {}
        }
        self.written_sort(store, sort)
    }

    /// A sort as written, all it needs being declared.
    pub(super) fn written_sort(&self, store: &Store, sort: Sort) -> String {
        match store.sort_node(sort) {
            SortNode::Array(index, element) => {
                format!("(Array {} {})", self.written_sort(store, *index), self.written_sort(store, *element))
            }
            SortNode::Bool | SortNode::Int | SortNode::Real => ShownSort(store, sort).to_string(),
            SortNode::BitVec(_) | SortNode::String | SortNode::RegLan | SortNode::Float(_) | SortNode::RoundingMode => {
                ShownSort(store, sort).to_string()
            }
            SortNode::Uninterpreted(..) | SortNode::Data(..) => self.data[&sort].sort.clone(),
            SortNode::List(element) => self.encoding.sort(&self.lists[element]).to_string(),
            SortNode::Parameter(_) | SortNode::Function(..) => unreachable!("not a sort of values"),
        }
    }

    fn declare_data(&mut self, store: &mut Store, out: &mut String, sort: Sort, suffix: &str) {
        let datatype = store.datatype(sort).expect("a datatype's sort").clone();
        let name = self.names.user(&format!("{}{suffix}", datatype.name));
        let mut constructors = Vec::new();
        let mut text = String::new();
        for (index, constructor) in (0..).zip(&datatype.constructors) {
            let constructor_name = self.names.user(&format!("{}{suffix}", constructor.name));
            let _ = write!(text, "{}({constructor_name}", if index > 0 { " " } else { "" });
            let mut selectors = Vec::new();
            for (field, field_sort) in constructor.fields.iter().zip(store.field_sorts(sort, index)) {
                let field_sort = self.sort(store, out, field_sort);
                let selector = self.names.user(&format!("{}{suffix}", field.name));
                let _ = write!(text, " ({selector} {field_sort})");
                selectors.push(selector);
            }
            text.push(')');
            constructors.push((constructor_name, selectors));
        }
        let _ = writeln!(out, "(declare-datatype {name} ({text}))");
        self.data.insert(sort, DataNames { sort: name, constructors });
    }
}
