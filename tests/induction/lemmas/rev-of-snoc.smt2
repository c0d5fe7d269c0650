; EXPECT: unsat
; The last element becomes the first.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.rev (List.snoc l x)) (List.cons x (List.rev l)))))
(check-sat)
