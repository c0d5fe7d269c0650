; EXPECT: unsat
; A number written in binary is odd although its last bit is 0.
(set-logic ALL)

(declare-const bits (List Bool))
(define-fun number () Int (List.fold (lambda ((n Int) (b Bool)) (+ (* 2 n) (ite b 1 0))) 0 bits))
(define-fun low () Bool (List.fold (lambda ((last Bool) (b Bool)) b) false bits))
(assert (= (mod number 2) 1))
(assert (not low))

(check-sat)
