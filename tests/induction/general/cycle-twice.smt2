; EXPECT: unsat
; Twice a list is the list after itself.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (= (List.cycle 2 l) (List.append l l))))
(check-sat)
