; The parameters of a printed function are named x0, x1…: a constructor called x0 must not be hidden by them.
; EXPECT: sat
(declare-datatype Mark ((x0) (x1) (x2)))
(declare-fun f (Mark Mark) Mark)
(assert (and (= (f x0 x1) x1) (= (f x1 x0) x0) (= (f x2 x2) x2)))
(check-sat)
