; EXPECT: unsat
; The last element of the reversal is the first.
(declare-const a (List Int))
(declare-const x Int)
(assert (not (= (List.last (List.rev (List.append (List.value Int (x)) a)) 0) x)))
(check-sat)
