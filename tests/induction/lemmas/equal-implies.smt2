; EXPECT: unsat
; The same, as one formula.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (=> (= a b) (= (List.sum a) (List.sum b)))))
(check-sat)
