; No list has a negative length.
; status: unsat
; open: datatypes cvc5
(declare-const l (List Int))
(assert (< (List.len (List.map (lambda ((x Int)) (+ x 1)) l)) 0))
(assert (<= (List.len l) 2))
(check-sat)
