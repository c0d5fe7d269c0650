; EXPECT: unsat
; Increasing lists, one above the other.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(assert (List.forall2 < l (List.drop 1 l)))
(assert (List.forall2 < m (List.drop 1 m)))
(assert (< (List.last l d) (List.head m d)))
(assert (not (List.forall2 < (List.append l m) (List.drop 1 (List.append l m)))))
(check-sat)
