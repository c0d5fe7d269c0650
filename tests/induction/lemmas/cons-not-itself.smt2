; EXPECT: unsat
; No list is its own tail.
(declare-const a (List Int))
(declare-const x Int)
(assert (not (not (= (List.append (List.value Int (x)) a) a))))
(check-sat)
