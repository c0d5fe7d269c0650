; EXPECT: unsat
; The first row is a row.
(set-logic ALL)

(declare-const a (List (List Int)))
(assert (distinct (List.len a) 0)) (assert (= (List.head a (List.value Int ())) (List.value Int (5)))) (assert (List.forall (lambda ((r (List Int))) (not (List.contains 5 r))) a))
(check-sat)
