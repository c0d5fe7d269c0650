; A function is printed as its points; the value for all others is arbitrary, here the only one possible.
; EXPECT: sat
; EXPECT: (
; EXPECT:   (define-fun f ((x0 Int) (x1 Bool)) Unit unit)
; EXPECT: )
(declare-datatype Unit ((unit)))
(declare-fun f (Int Bool) Unit)
(check-sat)
(get-model)
