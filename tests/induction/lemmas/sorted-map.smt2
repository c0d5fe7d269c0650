; EXPECT: unsat
; Sorted map.
(declare-const l (List Int))
(assert (not (=> (List.sorted l) (List.sorted (List.map (lambda ((v Int)) (* 2 v)) l)))))
(check-sat)
