; Each element of one list is as often in another, which is longer and so no permutation.
; EXPECT: not unsat
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall (lambda ((x Int)) (= (List.count (lambda ((y Int)) (= y x)) l) (List.count (lambda ((y Int)) (= y x)) m))) l))
(assert (= (List.len l) 1))
(assert (= (List.len m) 2))
(assert (not (= (List.sum l) (List.sum m))))
(assert (not (= (List.max l 0) (List.max m 0))))
(check-sat)
