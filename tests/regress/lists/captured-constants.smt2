; A lambda may use any symbol in scope.
; EXPECT: sat
; EXPECT: ((n 5))
; EXPECT: unsat
(declare-const l (List Int))
(declare-const n Int)
(assert (= (List.len l) 3))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (= x n))) true l))
(assert (= (List.fold + 0 l) 15))
(check-sat)
(get-value (n))
(assert (distinct n 5))
(check-sat)
