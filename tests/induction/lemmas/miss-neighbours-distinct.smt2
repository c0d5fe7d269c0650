; EXPECT: sat
; Satisfiable: elements that differ from their neighbours may come again.
(declare-const l (List Int))
(declare-const x Int)
(assert (List.forall2 distinct l (List.drop 1 l)))
(assert (not (<= (List.count (lambda ((v Int)) (= v x)) l) 1)))
(check-sat)
