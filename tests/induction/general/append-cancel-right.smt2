; EXPECT: unsat
; What comes before the same list is the same.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const c (List E))
(assert (= (List.append b a) (List.append c a)))
(assert (not (= b c)))
(check-sat)
