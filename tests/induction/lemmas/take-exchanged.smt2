; EXPECT: unsat
; It does not matter what is taken first.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (not (= (List.take n (List.take k l)) (List.take k (List.take n l)))))
(check-sat)
