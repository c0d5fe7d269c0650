; EXPECT: unsat
; A relation of neighbours in a list with one more element.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (< 0 (List.len l)))
(assert (not (= (List.forall2 <= (List.cons x l) l) (and (<= x (List.head l d)) (List.forall2 <= l (List.drop 1 l))))))
(check-sat)
