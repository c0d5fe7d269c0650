; A list of given elements, folded with a built-in function.
; status: unsat
(declare-const a Int)
(assert (not (= (List.fold + 0 (List.value Int (1 a 3))) (+ a 4))))
(check-sat)
