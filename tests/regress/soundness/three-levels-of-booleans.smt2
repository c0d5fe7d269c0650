; The same with booleans: an inner fold computed too early would see `false` for the variables around it.
; EXPECT: sat
; EXPECT: ((r true)
; EXPECT:  (s (List.value Bool (true true))))
; EXPECT: unsat
(declare-const l (List Bool))
(define-const r Bool (List.fold (lambda ((a Bool) (x Bool)) (or a (List.fold (lambda ((b Bool) (y Bool))
  (or b (List.fold (lambda ((c Bool) (z Bool)) (or c (and x y z))) false l))) false l))) false l))
(define-const s (List Bool) (List.map (lambda ((x Bool)) (List.fold (lambda ((b Bool) (y Bool))
  (or b (List.fold (lambda ((c Bool) (z Bool)) (or c (and x y z))) false l))) false l)) l))
(assert (= l (List.value Bool (true true))))
(check-sat)
(get-value (r s))
(assert (not r))
(check-sat)
