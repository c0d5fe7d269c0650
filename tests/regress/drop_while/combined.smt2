; What is left does not begin with an element that satisfies the predicate.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (<= (List.len l) 3) (not (positive (List.head (List.drop_while positive l) 0))))))
(check-sat)
