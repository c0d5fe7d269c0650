; EXPECT: unsat
; A scan that keeps the last element shows the list.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.scan_left (lambda ((acc Int) (v Int)) v) x l) (List.cons x l))))
(check-sat)
