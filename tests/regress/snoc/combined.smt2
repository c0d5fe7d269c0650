; Elements in front and behind.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(assert (not (=> (<= (List.len l) 2) (= (List.count (lambda ((v Int)) (= v x)) (List.cons x (List.snoc l x))) (+ 2 (List.count (lambda ((v Int)) (= v x)) l))))))
(check-sat)
