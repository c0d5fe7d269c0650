; EXPECT: unsat
; The same number of zeros.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.permutation a b))
(assert (List.contains 0 a))
(assert (not (= (List.count (lambda ((y Int)) (= y 0)) a) (List.count (lambda ((y Int)) (= y 0)) b))))

(check-sat)
