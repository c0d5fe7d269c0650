; Balanced parentheses of great depth: two blocks.
; EXPECT: sat
(set-logic ALL)
(declare-datatypes ((Paren 0)) (((open) (close))))
(declare-datatype Walk ((walk (now Int) (deepest Int) (ok Bool))))
(declare-const l (List Paren))
(define-fun step ((w Walk) (p Paren)) Walk
  (let ((n (match p ((open (+ (now w) 1)) (close (- (now w) 1))))))
    (walk n (ite (> n (deepest w)) n (deepest w)) (and (ok w) (>= n 0)))))
(define-fun final () Walk (List.fold step (walk 0 0 true) l))
(assert (ok final))
(assert (= (now final) 0))
(assert (>= (deepest final) 500000))
(check-sat)
