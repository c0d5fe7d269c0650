; EXPECT: unsat
; An element is found behind all that differ from it.
(declare-const l (List Int))
(declare-const x Int)
(assert (List.contains x l))
(assert (not (= (List.index_of x l) (List.len (List.take_while (lambda ((v Int)) (distinct v x)) l)))))
(check-sat)
