; The arguments of one function are values of another.
; EXPECT: sat
(declare-fun f (Int) Int)
(declare-fun g (Int) Int)
(declare-const x Int)
(assert (= (f (g (f x))) 3))
(assert (= (g (f (g x))) 4))
(assert (distinct (f x) (g x) x 3 4))
(check-sat)
