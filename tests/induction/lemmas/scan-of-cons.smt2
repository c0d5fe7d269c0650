; EXPECT: unsat
; A scan of a list with one more in front.
(declare-const l (List Int))
(declare-const x Int)
(declare-const z Int)
(assert (not (= (List.scan_left + z (List.cons x l)) (List.cons z (List.scan_left + (+ z x) l)))))
(check-sat)
