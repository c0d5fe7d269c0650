; A declared sort with a parameter has one instance per argument.
; EXPECT: sat
(declare-sort Box 1)
(declare-fun open ((Box Int)) Int)
(declare-fun look ((Box Bool)) Bool)
(declare-const i (Box Int))
(declare-const j (Box Int))
(declare-const b (Box Bool))
(assert (and (= (open i) 1) (= (open j) 2) (look b)))
(check-sat)
