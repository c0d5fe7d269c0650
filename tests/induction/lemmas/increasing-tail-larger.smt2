; EXPECT: unsat
; Everything after the first element is larger.
(declare-const l (List Int))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (List.forall (lambda ((v Int)) (< (List.head l 0) v)) (List.drop 1 l))))
(check-sat)
