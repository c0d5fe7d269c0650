; A fold that sees the index.
; status: sat unsat
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.foldi (lambda ((i Int) (acc Int) (x Int)) (+ acc (* i x))) 1 l) 9))
(check-sat)
(assert (= l (List.value Int (100 2 2))))
(check-sat)
