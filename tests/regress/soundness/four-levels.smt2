; The innermost function uses the first and the third variable, the one around it the second.
; EXPECT: sat
; EXPECT: ((r 54))
; EXPECT: unsat
(declare-const l (List Int))
(define-const r Int
  (List.fold (lambda ((a Int) (x Int)) (+ a
    (List.fold (lambda ((b Int) (y Int)) (+ b
      (List.fold (lambda ((c Int) (z Int)) (+ c (* y
        (List.fold (lambda ((d Int) (w Int)) (+ d (* x z))) 0 l)))) 0 l))) 0 l))) 0 l))
(assert (= l (List.value Int (1 2))))
(check-sat)
(get-value (r))
(assert (distinct r 54))
(check-sat)
