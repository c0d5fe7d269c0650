; EXPECT: unsat
; A choice between equal lists.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const t Bool)
(assert (= a b))
(assert (not (= (ite t a b) b)))
(check-sat)
