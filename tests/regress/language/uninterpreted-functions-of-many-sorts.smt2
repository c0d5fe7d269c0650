; Several arguments, booleans and datatypes among them.
; EXPECT: sat
; EXPECT: (((f 1 true Red) Green)
; EXPECT:  ((f 1 false Red) Red))
; EXPECT: unsat
(declare-datatype Color ((Red) (Green)))
(declare-fun f (Int Bool Color) Color)
(declare-const p Bool)
(assert (= (f 1 p Red) Green))
(assert (= (f 1 (not p) Red) Red))
(assert p)
(check-sat)
(get-value ((f 1 true Red) (f 1 false Red)))
(assert (= (f (+ 0 1) (not (not p)) (f 1 false Red)) Red))
(check-sat)
