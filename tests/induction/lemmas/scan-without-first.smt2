; EXPECT: unsat
; The same without the start.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.drop 1 (List.scan_left (lambda ((acc Int) (v Int)) v) x l)) l)))
(check-sat)
