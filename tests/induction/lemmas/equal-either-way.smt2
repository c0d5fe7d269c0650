; EXPECT: unsat
; A list that is equal to one of two others has the sum of one of them.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (= (List.len a) (List.len b) (List.len c)))
(assert (or (= a b) (= a c)))
(assert (not (or (= (List.sum a) (List.sum b)) (= (List.sum a) (List.sum c)))))
(check-sat)
