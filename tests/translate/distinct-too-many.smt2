; There are only two lists of one truth value.
; status: unsat
; open: datatypes cvc5
(declare-const a (List Bool))
(declare-const b (List Bool))
(declare-const c (List Bool))
(assert (distinct a b c))
(assert (= (List.len a) (List.len b) (List.len c) 1))
(check-sat)
