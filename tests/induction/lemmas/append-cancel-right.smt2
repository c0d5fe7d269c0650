; EXPECT: unsat
; What comes before the same list is the same.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (= (List.append b a) (List.append c a)))
(assert (not (= b c)))
(check-sat)
