; EXPECT: unsat
; The last element is the one at the end.
(declare-const a (List Int))
(declare-const x Int)
(assert (not (= (List.last (List.append a (List.value Int (x))) 0) x)))
(check-sat)
