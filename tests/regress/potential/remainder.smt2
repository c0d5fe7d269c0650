; All steps add multiples of a number. Halves are no integers, and what a fold starts with counts.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int)) (declare-const r (List Real))
(declare-const from Int)
(define-fun evens () Int (List.fold (lambda ((a Int) (x Int)) (+ a (ite (> x 3) 2 (ite (< x 0) (- 4) 0)))) from l))
(push) (assert (= evens (+ from 7))) (check-sat) (pop)
(push) (assert (= evens 7)) (check-sat) (pop)
(define-fun halves () Real (List.fold (lambda ((a Real) (x Real)) (+ a (ite (> x 0.0) 0.5 1.5))) 0.0 r))
(push) (assert (< (* 2.0 halves) (to_real (List.len r)))) (check-sat) (pop)
(push) (assert (= halves 3.5)) (check-sat) (pop)
