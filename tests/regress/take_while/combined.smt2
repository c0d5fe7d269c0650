; The prefix is everything exactly if everything satisfies the predicate.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (<= (List.len l) 3) (= (List.forall positive l) (= (List.len l) (List.len (List.take_while positive l)))))))
(check-sat)
