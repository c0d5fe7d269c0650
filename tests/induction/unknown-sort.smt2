; EXPECT: unsat
; Every element is a, some element is b, and a is not b.
(set-logic ALL)

(declare-sort Thing 0)
(declare-const things (List Thing))
(declare-const a Thing)
(declare-const b Thing)
(assert (distinct a b))
(assert (List.fold (lambda ((ok Bool) (t Thing)) (and ok (= t a))) true things))
(assert (List.fold (lambda ((found Bool) (t Thing)) (or found (= t b))) false things))

(check-sat)
