; EXPECT: unsat
; Appending is associative.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (not (= (List.append (List.append a b) c) (List.append a (List.append b c)))))
(check-sat)
