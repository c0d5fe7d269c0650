; EXPECT: unsat
; Two lists end like the second unless it is empty.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const d E)
(assert (> (List.len m) 0))
(assert (not (= (List.last (List.append l m) d) (List.last m d))))
(check-sat)
