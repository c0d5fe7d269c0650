; Every operator on numbers: 1 + 6 div 3 + (5 mod 4 - |-5|) = -1.
; status: unsat
(define-fun f ((acc Int) (x Int)) Int
  (+ acc (ite (is_int (/ (to_real x) 2.0)) (div x 3) (- (mod x 4) (abs (- x))))))
(assert (not (= (List.fold f (to_int 1.5) (List.value Int (6 5))) (- 1))))
(check-sat)
