//! Rewriting by evaluation: what assertions become says the same in random models, whether they satisfy the problem or not.

use std::cell::Cell;

use duelist::internals::check::Evaluator;
use duelist::internals::model::{Model, Value};
use duelist::internals::rewrite::{Definition, Fired, Group, Meaning, as_integers, normalize};
use duelist::internals::script::InForce;
use duelist::internals::term::{Combinator, Literal, Op, Sort, SortNode, Store, Term};

use crate::world::{World, model};

/// So many models are tried, with the witness.
const MODELS: u64 = 12;

/// Neither rewriting nor evaluation goes on after so many questions whether to.
const PATIENCE: usize = 500;

/// Asked now and then whether to stop.
fn impatient() -> impl Fn() -> bool {
    let asked = Cell::new(0);
    move || {
        asked.set(asked.get() + 1);
        asked.get() > PATIENCE
    }
}

fn seeds(witness: Option<u64>) -> impl Iterator<Item = u64> {
    witness.into_iter().chain(1..=MODELS)
}

/// The value of an assertion, if it has one.
fn holds(store: &Store, model: &Model, assertion: Term) -> Option<bool> {
    let stop = impatient();
    match Evaluator::new(store, model).with_limit(&stop).value(assertion) {
        Ok(Value::Bool(holds)) => Some(holds),
        _ => None,
    }
}

/// What is wrong with what all rules that are equations make of the assertions; `Ok(false)` if nothing could be compared.
pub(super) fn rules(world: &mut World, witness: Option<u64>) -> Result<bool, String> {
    let InForce { store, assertions, symbols } = world.in_force();
    let mut own = store.clone();
    // What others make superfluous is pruned: no equation.
    let equations = |group: Group| group != Group::Pruning;
    let stop = impatient();
    let Some(rewritten) = normalize(&mut own, &assertions, equations, stop, &mut Fired::default()) else {
        return Ok(false);
    };
    let all: Vec<Term> = assertions.iter().chain(&rewritten).copied().collect();
    let mut compared = false;
    for seed in seeds(witness) {
        let model = model(&mut own, &symbols, &all, seed);
        for (index, (before, after)) in assertions.iter().zip(&rewritten).enumerate() {
            match (holds(&own, &model, *before), holds(&own, &model, *after)) {
                (Some(before), Some(after)) if before != after => {
                    return Err(format!("assertion {index} is {before} in model {seed}, rewritten {after}"));
                }
                (before, after) => compared |= before.is_some() && after.is_some(),
            }
        }
    }
    Ok(compared)
}

/// What is wrong with the assertions over integers instead of words and strings, if there are such; `Ok(false)` if nothing could be compared.
pub(super) fn integers(world: &mut World, witness: Option<u64>) -> Result<bool, String> {
    let InForce { store, assertions, symbols } = world.in_force();
    if store.postorder(&assertions).into_iter().any(|term| has_choice_of_model(store, term)) {
        return Ok(false);
    }
    let Some(integers) = as_integers(store, &assertions) else { return Ok(false) };
    let mut own = integers.store;
    let all: Vec<Term> = assertions.iter().chain(&integers.assertions).copied().collect();
    let mut compared = false;
    for seed in seeds(witness) {
        let mut model = model(&mut own, &symbols, &all, seed);
        for Definition { symbol, meaning } in &integers.definitions {
            let Meaning::Term(meaning) = meaning else { return Ok(false) };
            let (Some(value), [constant]) = (model.constants.get(symbol), &own.symbols_in(&[*meaning])[..]) else {
                return Ok(false);
            };
            let value = counterpart(&own, value, own.symbol(*constant).sort);
            model.constants.insert(*constant, value);
        }
        for (index, after) in integers.assertions.iter().enumerate() {
            // After the assertions come those that say what is in range.
            let before = assertions.get(index).map_or(Some(true), |before| holds(&own, &model, *before));
            match (before, holds(&own, &model, *after)) {
                (Some(before), Some(after)) if before != after => {
                    return Err(format!("assertion {index} is {before} in model {seed}, over integers {after}"));
                }
                (before, after) => compared |= before.is_some() && after.is_some(),
            }
        }
    }
    Ok(compared)
}

/// Whether the value of a term is the model's choice somewhere, which differs from sort to sort.
fn has_choice_of_model(store: &Store, term: Term) -> bool {
    match store.as_app(term) {
        Some((Op::Select(sort, ..), _)) => store.datatype(sort).is_some_and(|datatype| datatype.constructors.len() > 1),
        Some((Op::Combinator(Combinator::Element), _)) => true,
        _ => false,
    }
}

/// A value with the integers of its words, and the lengths of its strings, where its counterpart of this sort has integers.
fn counterpart(store: &Store, value: &Value, sort: Sort) -> Value {
    match (value, store.sort_node(sort)) {
        (Value::Literal(Literal::Bits(bits)), SortNode::Int) => Value::int(bits.unsigned()),
        (Value::Literal(Literal::Text(text)), SortNode::Int) => Value::int(text.codes().len()),
        (Value::List(list), SortNode::List(element)) => {
            Value::list(list.iter().map(|value| counterpart(store, &value, *element)))
        }
        (Value::Data { constructor, fields }, SortNode::Data(..)) => {
            let sorts = store.field_sorts(sort, *constructor);
            let fields: Vec<Value> =
                fields.iter().zip(sorts).map(|(field, sort)| counterpart(store, field, sort)).collect();
            Value::data(*constructor, fields)
        }
        _ => value.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sexp::Script;
    use duelist::internals::term::Bits;

    fn check(text: &str, rules_say: Result<bool, String>, integers_say: Result<bool, String>) {
        let mut world = World::read(&Script::read(text).expect("a problem")).expect("a problem");
        assert_eq!(rules(&mut world, None), rules_say, "{text}");
        assert_eq!(integers(&mut world, None), integers_say, "{text}");
    }

    #[test]
    fn what_has_a_counterpart_is_compared() {
        let lists = "(declare-const l (List Int))(assert (= (List.len (List.scan_left + 0 l)) 3))";
        check(lists, Ok(true), Ok(false));
        let words = "(declare-const l (List (_ BitVec 4)))(declare-const w (_ BitVec 4))
            (assert (bvslt (List.fold bvadd w l) #b0011))(assert (= (List.map bvneg l) l))";
        check(words, Ok(true), Ok(true));
        let strings = "(declare-const l (List String))(assert (List.exists (lambda ((s String)) (= (str.len s) 2)) l))";
        check(strings, Ok(true), Ok(true));
    }

    #[test]
    fn counterparts_of_values() {
        let store = Store::default();
        let (nibble, list) = (store.sort(SortNode::BitVec(4)), store.list_sort(Sort::INT));
        let minus_one = Value::Literal(Literal::Bits(Bits::new(4, &(-1).into())));
        assert_eq!(counterpart(&store, &minus_one, Sort::INT), Value::int(15));
        assert_eq!(counterpart(&store, &Value::list([minus_one.clone()]), list), Value::list([Value::int(15)]));
        assert_eq!(counterpart(&store, &minus_one, nibble), minus_one);
    }
}
