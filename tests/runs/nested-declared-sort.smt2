; Elements of a declared sort.
; EXPECT: sat
(set-logic ALL)
(declare-sort Thing 0)
(declare-const t Thing)
(declare-const l (List (List Thing)))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((r (List Thing))) (and (= (List.len r) 1000) (List.forall (lambda ((x Thing)) (= x t)) r))) l))
(check-sat)
