; EXPECT: sat
; Satisfiable: more may be asked for than there are.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (< 0 n))
(assert (not (= (List.last (List.take n l) d) (List.nth l (- n 1) d))))
(check-sat)
