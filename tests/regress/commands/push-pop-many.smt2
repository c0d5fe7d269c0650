; Several levels at once, none, and nested ones.
; EXPECT: (:assertion-stack-levels 3)
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: (:assertion-stack-levels 0)
(declare-const x Int)
(push 0)
(push 2)
(assert (= x 1))
(push)
(assert (= x 2))
(get-info :assertion-stack-levels)
(check-sat)
(pop 1)
(assert (= x 3))
(check-sat)
(pop 2)
(pop 0)
(check-sat)
(get-info :assertion-stack-levels)
