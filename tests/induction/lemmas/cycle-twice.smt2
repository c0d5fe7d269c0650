; EXPECT: unsat
; Twice a list is the list after itself.
(declare-const l (List Int))
(assert (not (= (List.cycle 2 l) (List.append l l))))
(check-sat)
