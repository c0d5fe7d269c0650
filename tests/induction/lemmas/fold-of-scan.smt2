; EXPECT: unsat
; The last accumulator after a scan is the fold.
(declare-const l (List Int))
(declare-const z Int)
(assert (not (= (List.fold (lambda ((acc Int) (v Int)) v) z (List.scan_left + z l)) (List.fold + z l))))
(check-sat)
