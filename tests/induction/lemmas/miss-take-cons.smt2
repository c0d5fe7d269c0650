; EXPECT: sat
; Satisfiable: with minus one, the right side still has an element.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (not (= (List.take (+ n 1) (List.cons x l)) (List.cons x (List.take n l)))))
(check-sat)
