use super::*;

fn lemma(text: &str, about: &[u64]) -> Lemma {
    Lemma { text: text.to_string(), about: about.to_vec() }
}

#[test]
fn lemmas_are_few_and_the_last_one_comes_first() {
    let lemmas = Lemmas::default();
    for number in 0..1000 {
        lemmas.add(lemma(&number.to_string(), &[number % 3]));
    }
    lemmas.add(lemma("900", &[0]));
    lemmas.add(lemma(&"x".repeat(2 * LONGEST), &[0]));
    let known: Set<u64> = [0, 7].into_iter().collect();
    let found = lemmas.about(&known, 3);
    let texts: Vec<&str> = found.iter().map(|lemma| lemma.text.as_str()).collect();
    assert_eq!(texts, ["900", "999", "996"]);
    assert_eq!(lemmas.lock().len(), LEMMAS);
}

#[test]
fn shapes_of_use_come_first_and_the_others_keep_their_order() {
    let shapes = Shapes::default();
    assert_eq!(shapes.sorted(&["a", "b", "c"]), ["a", "b", "c"]);
    for name in ["c", "x", "b", "c"] {
        shapes.add(name.to_string());
    }
    assert_eq!(shapes.sorted(&["a", "b", "c", "d"]), ["c", "b", "a", "d"]);
    (0..SHAPES).for_each(|number| shapes.add(number.to_string()));
    assert_eq!(shapes.sorted(&["a", "b", "c"]), ["a", "b", "c"]);
}
