; EXPECT: sat
; Satisfiable: with minus one, it is the element in front.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(declare-const n Int)
(assert (not (= (List.nth (List.cons x l) (+ n 1) d) (List.nth l n d))))
(check-sat)
