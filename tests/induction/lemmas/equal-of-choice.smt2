; EXPECT: unsat
; A choice between equal lists.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const p Bool)
(assert (= a b))
(assert (not (= (ite p a b) b)))
(check-sat)
