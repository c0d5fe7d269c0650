; EXPECT: unsat
; Of three lists of two kinds, two are equal sums.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (or (= a b) (= a c)))
(assert (not (or (= (List.sum a) (List.sum b)) (= (List.sum a) (List.sum c)))))
(check-sat)
