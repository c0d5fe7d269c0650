; A declared function inside the step of a fold, and as the step.
; EXPECT: sat
; EXPECT: unsat
(declare-fun f (Int Int) Int)
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (= (List.fold f 0 l) 5))
(push)
(assert (distinct (f 0 1) (f 0 2)))
(check-sat)
(pop)
(assert (= l (List.value Int (1 2))))
(assert (= (f 0 1) 7))
(assert (= (f 7 2) 6))
(check-sat)
