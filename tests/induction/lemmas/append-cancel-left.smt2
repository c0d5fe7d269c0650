; EXPECT: unsat
; What comes after the same list is the same.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (= (List.append a b) (List.append a c)))
(assert (not (= b c)))
(check-sat)
