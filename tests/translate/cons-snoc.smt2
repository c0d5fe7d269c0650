; One element more, at the front and at the end.
; status: sat unsat unsat
(declare-const l (List Int))
(declare-const a Int)
(declare-const b Int)
(push)
(assert (= l (List.value Int (a b))))
(assert (= (List.cons 1 l) (List.snoc (List.value Int (1 2)) 3)))
(check-sat)
(assert (distinct l (List.value Int (2 3))))
(check-sat)
(pop)
(assert (= (List.cons 1 (List.value Int (2))) (List.snoc (List.value Int (2)) 1)))
(check-sat)
