; EXPECT: unsat
; An increasing image of what increases increases.
(declare-const l (List Int))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (List.forall2 < (List.map (lambda ((v Int)) (+ 1 (* 2 v))) l) (List.drop 1 (List.map (lambda ((v Int)) (+ 1 (* 2 v))) l)))))
(check-sat)
