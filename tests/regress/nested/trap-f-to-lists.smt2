; Trap: a function to lists gives equal lists for equal arguments, inside another function, too.
; MODES: default one-thread increasing search process reprint
; EXPECT: unsat
(declare-fun g (Int) (List Int))
(declare-fun f ((List Int)) (List Int))
(declare-const x Int)
(declare-const y Int)
(assert (= x y))
(assert (distinct (f (g x)) (f (g y))))
(check-sat)
