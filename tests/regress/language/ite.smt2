; ite on numbers, booleans and datatypes; the condition may be anything.
; EXPECT: sat
; EXPECT: ((x 10)
; EXPECT:  (c Green))
(declare-datatype Color ((Red) (Green)))
(declare-const x Int)
(declare-const c Color)
(assert (= x (ite (ite (= c Red) false true) 10 20)))
(assert (= c (ite (< x 15) Green Red)))
(assert (not (= x 20)))
(check-sat)
(get-value (x c))
