; EXPECT: unsat
; A scan of a list with one more at the end.
(declare-const l (List Int))
(declare-const x Int)
(declare-const z Int)
(assert (not (= (List.scan_left + z (List.snoc l x)) (List.snoc (List.scan_left + z l) (+ (List.fold + z l) x)))))
(check-sat)
