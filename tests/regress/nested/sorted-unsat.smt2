; Every list is sorted, and so is the list of their lengths: what contradicts it.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(assert (List.forall (lambda ((x (List Int))) (List.sorted x)) l))
(assert (List.sorted (List.map (lambda ((x (List Int))) (List.len x)) l)))
(assert (= (List.len l) 2))
(assert (List.contains (List.value Int (3)) l))
(assert (List.contains 1 (List.concat l)))
(assert (List.contains 2 (List.concat l)))
(assert (= (List.len (List.concat l)) 3))
(assert (List.contains (List.value Int (2 1)) l))
(check-sat)
