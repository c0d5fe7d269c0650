; The smaller of two, again and again, is the least.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun least ((x Int) (y Int)) Int (ite (<= x y) x y))
(assert (<= (List.len l) 4))
(assert (distinct (List.reduce least l 0) (List.min l 0)))
(check-sat)
