; The inner fold starts with the outer accumulator: every element of b is added once for each element of a.
; EXPECT: unsat
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(define-const r Int (List.fold (lambda ((acc Int) (x Int)) (List.fold + acc b)) 0 a))
(assert (= (List.len a) 3))
(assert (= (List.len b) 2))
(push)
(assert (distinct r (* 3 (List.fold + 0 b))))
(check-sat)
(pop)
(assert (= r 21))
(check-sat)
