; EXPECT: unsat
; No list has a greater element for each of its own, unless it is empty.
(set-logic ALL)

(declare-const a (List Int))
(assert (> (List.len a) 0))
(assert (List.forall (lambda ((x Int)) (List.exists (lambda ((y Int)) (> y x)) a)) a))

(check-sat)
