; Seventy doublings.
; EXPECT: sat
; EXPECT: ((r 1180591620717411303424))
; EXPECT: unsat
(declare-const l (List Bool))
(define-const r Int (List.fold (lambda ((acc Int) (x Bool)) (* 2 acc)) 1 l))
(assert (= (List.len l) 70))
(check-sat)
(get-value (r))
(assert (<= r 0))
(check-sat)
