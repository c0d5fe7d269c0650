; The greatest of the least: what contradicts it.
; EXPECT: unsat
(declare-const l (List (List Int)))
(define-fun least ((x (List Int))) Int (List.min x 100))
(define-fun greatest ((x (List Int))) Int (List.max x 0))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((x (List Int))) (= (List.len x) 2)) l))
(assert (= (List.max (List.map least l) 0) 4))
(assert (= (List.min (List.map greatest l) 0) 4))
(assert (not (List.exists (lambda ((x (List Int))) (List.contains 4 x)) l)))
(check-sat)
