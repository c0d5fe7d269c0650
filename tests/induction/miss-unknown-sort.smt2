; EXPECT: not unsat
; Satisfiable: a sort with two elements.
(set-logic ALL)

(declare-sort Thing 0)
(declare-const things (List Thing))
(declare-const a Thing)
(declare-const b Thing)
(assert (distinct a b))
(assert (List.fold (lambda ((ok Bool) (t Thing)) (and ok (or (= t b) (= t a)))) true things))
(assert (List.fold (lambda ((found Bool) (t Thing)) (or found (= t b))) false things))
(assert (List.fold (lambda ((found Bool) (t Thing)) (or found (= t a))) false things))

(check-sat)
