; Several lists that are read in the same way, and one that is not, in one equation.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
(declare-const a (List Int)) (declare-const b (List Int)) (declare-const c (List Real))
(define-fun positive ((l (List Int))) Int (List.fold (lambda ((n Int) (x Int)) (ite (> x 0) (+ n 1) n)) 0 l))
(define-fun halves () Real (List.fold (lambda ((s Real) (x Real)) (+ s (/ x 2.0))) 0.0 c))
(assert (= (+ (positive a) (* 2 (positive b))) 3001))
(assert (> (positive a) 1000))
(assert (= halves (+ (to_real (positive b)) 0.25)))
(assert (= (List.len c) 70))
(check-sat)
