; EXPECT: unsat
; The ends of an increasing list are its minimum and maximum.
(declare-const l (List Int))
(declare-const d Int)
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (and (= (List.head l d) (List.min l d)) (= (List.last l d) (List.max l d)))))
(check-sat)
