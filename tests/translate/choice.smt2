; A list chosen by ite.
; status: unsat
(declare-const p Bool)
(declare-const l (List Int))
(assert (= l (ite p (List.value Int (1 2)) (List.value Int (2 1)))))
(assert (not (= (List.fold + 0 l) 3)))
(check-sat)
