; EXPECT: unsat
; What comes after the same list is the same.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const c (List E))
(assert (= (List.append a b) (List.append a c)))
(assert (not (= b c)))
(check-sat)
