; A declared function of a list: equal lists have equal results.
; MODES: default one-thread increasing search process reprint
; EXPECT: unsat
(declare-fun f ((List Int)) Int)
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= a b))
(assert (distinct (f a) (f b)))
(check-sat)
