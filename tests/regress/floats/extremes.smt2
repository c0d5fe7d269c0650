; A fold with fp.max is at least every element, NaN apart.
; EXPECT: unsat
(declare-const l (List Float16))
(define-fun top () Float16 (List.fold (lambda ((a Float16) (x Float16)) (ite (fp.gt x a) x a)) (_ -oo 5 11) l))
(assert (<= (List.len l) 2))
(assert (List.exists (lambda ((x Float16)) (fp.gt x top)) l))
(check-sat)
