; Half of what makes a permutation, said with the lengths of other lists.
; EXPECT: not unsat
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const k (List Int))
(assert (List.forall (lambda ((x Int)) (= (List.count (lambda ((y Int)) (= y x)) l) (List.count (lambda ((y Int)) (= y x)) m))) l))
(assert (= (List.len l) (List.len k)))
(assert (List.contains 7 m))
(assert (not (List.contains 7 l)))
(check-sat)
