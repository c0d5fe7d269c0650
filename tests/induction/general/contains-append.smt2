; EXPECT: unsat
; Two lists contain what one of them contains.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const x E)
(assert (not (= (List.contains x (List.append l m)) (or (List.contains x l) (List.contains x m)))))
(check-sat)
