; Balanced parentheses of depth one.
; EXPECT: sat
(set-logic ALL)
(declare-datatypes ((Paren 0) (Depth 0)) (((open) (close)) ((depth (now Int)) (unbalanced))))
(declare-const l (List Paren))
(define-fun walk ((d Depth) (p Paren)) Depth
  (match d
    ((unbalanced unbalanced)
     ((depth n) (match p
       ((open (ite (< n 1) (depth (+ n 1)) unbalanced))
        (close (ite (> n 0) (depth (- n 1)) unbalanced))))))))
(assert (= (List.fold walk (depth 0) l) (depth 0)))
(assert (>= (List.len l) 1000000))
(check-sat)
