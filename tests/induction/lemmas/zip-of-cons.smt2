; EXPECT: unsat
; Pairs of lists with one more in front.
(declare-const l (List Int))
(declare-const u (List Int))
(declare-const x Int)
(declare-const e Int)
(assert (not (= (List.zip (List.cons x l) (List.cons e u)) (List.cons (tuple x e) (List.zip l u)))))
(check-sat)
