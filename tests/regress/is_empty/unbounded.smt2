; A list that has a sum other than 0 is not empty, whatever its length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.is_empty (List.append l m)))
(assert (distinct (List.sum l) (List.sum m)))
(check-sat)
