; Two lists without elements do not differ, whatever an array holds beyond its length.
; status: unsat
; open: datatypes cvc5
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) 0))
(assert (= (List.len b) 0))
(assert (distinct a b))
(check-sat)
