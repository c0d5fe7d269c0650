; The index of a list in a list of lists: what contradicts it.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(assert (= (List.len l) 2))
(assert (= (List.index_of (List.value Int (2)) l) 0))
(assert (= (List.index_of (List.value Int ()) l) 1))
(assert (not (List.contains (List.value Int (2)) l)))
(check-sat)
