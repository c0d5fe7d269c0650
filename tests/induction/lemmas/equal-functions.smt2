; EXPECT: unsat
; Functions that agree on the elements have the same image.
(declare-const a (List Int))
(assert (List.forall (lambda ((x Int)) (>= x 0)) a))
(assert (not (= (List.map abs a) a)))
(check-sat)
