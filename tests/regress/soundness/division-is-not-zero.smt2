; Neither zero nor an error: 1/0 can be large, and the claim that it is zero can be false.
; EXPECT: sat
; EXPECT: sat
(declare-const x Int)
(push)
(assert (distinct (div x 0) 0))
(check-sat)
(pop)
(assert (= (div x 0) 0))
(check-sat)
