; A list and its shift, elements by their index: invariants of walks along indices, for lists of every length.
; MODES: default one-thread reprint
; EXPECT: unsat
; EXPECT: unsat
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(push)
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (List.sorted l)))
(check-sat)
(pop)
(assert (List.sorted l))
(assert (and (<= 0 n k) (< k (List.len l))))
(assert (> (List.nth l n 0) (List.nth l k 0)))
(check-sat)
