; EXPECT: unsat
; Parts of even numbers are even.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (List.forall (lambda ((y Int)) (= 0 (mod y 2))) b))
(assert (= 1 (mod (List.sum a) 2)))

(check-sat)
