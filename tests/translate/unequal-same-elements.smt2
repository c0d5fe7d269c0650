; Lists are equal if all their elements are.
; status: unsat
; open: datatypes cvc5
(declare-const a (List Int))
(declare-const x Int)
(assert (= (List.len a) 1))
(assert (= x (List.fold (lambda ((acc Int) (y Int)) y) 0 a)))
(assert (not (= a (List.value Int (x)))))
(check-sat)
