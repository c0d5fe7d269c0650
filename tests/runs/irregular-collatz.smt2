; Collatz from seven to one.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Bool))
(define-fun step ((n Int) (even Bool)) Int
  (ite (<= n 1) 0 (ite (= even (= (mod n 2) 0)) (ite even (div n 2) (+ (* 3 n) 1)) 0)))
(assert (= (List.fold step 7 l) 1))
(check-sat)
