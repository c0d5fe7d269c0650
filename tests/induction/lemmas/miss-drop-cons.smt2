; EXPECT: sat
; Satisfiable: with minus one, nothing is dropped from either list.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (not (= (List.drop (+ n 1) (List.cons x l)) (List.drop n l))))
(check-sat)
