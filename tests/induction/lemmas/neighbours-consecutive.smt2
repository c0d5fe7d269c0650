; EXPECT: unsat
; Neighbours one apart make a range.
(declare-const l (List Int))
(declare-const d Int)
(assert (List.forall2 (lambda ((x Int) (y Int)) (= y (+ x 1))) l (List.drop 1 l)))
(assert (not (= l (List.range (List.head l d) (+ (List.head l d) (List.len l))))))
(check-sat)
