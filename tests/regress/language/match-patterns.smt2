; Constructor, applied, variable and `_` patterns.
; EXPECT: sat
; EXPECT: (((area (circle 2)) 12)
; EXPECT:  ((area (box 2 5)) 10)
; EXPECT:  ((area empty) 0)
; EXPECT:  ((flat (box 0 5)) true)
; EXPECT:  ((flat (circle 0)) false)
; EXPECT:  ((same empty) empty))
(declare-datatype Shape ((empty) (circle (radius Int)) (box (width Int) (height Int))))
(define-fun area ((s Shape)) Int
  (match s ((empty 0) ((circle r) (* 3 r r)) ((box w h) (* w h)))))
(define-fun flat ((s Shape)) Bool
  (match s (((box _ _) (or (= (width s) 0) (= (height s) 0))) (_ false))))
(define-fun same ((s Shape)) Shape
  (match s (((circle r) (circle r)) (other other))))
(check-sat)
(get-value ((area (circle 2)) (area (box 2 5)) (area empty) (flat (box 0 5)) (flat (circle 0)) (same empty)))
