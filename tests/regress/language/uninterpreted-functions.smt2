; Equal arguments give equal results.
; EXPECT: unsat
; EXPECT: sat
(declare-fun f (Int) Int)
(declare-const x Int)
(declare-const y Int)
(push)
(assert (and (= x y) (distinct (f x) (f y))))
(check-sat)
(pop)
(assert (distinct (f x) (f y) (f (f x))))
(check-sat)
