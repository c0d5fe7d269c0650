; EXPECT: unsat
; A list with a first element is not empty.
(declare-const a (List Int))
(declare-const x Int)
(assert (not (not (= (List.append (List.value Int (x)) a) (List.value Int ())))))
(check-sat)
