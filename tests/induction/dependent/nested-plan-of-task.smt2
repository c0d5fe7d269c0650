; EXPECT: unsat
; Lists that a function yields, one for each element.
(set-logic ALL)

(declare-fun plan (Int) (List Int))
(declare-const tasks (List Int))
(assert (List.forall (lambda ((t Int)) (List.forall (lambda ((hours Int)) (>= hours 0)) (plan t))) tasks))
(assert (List.exists (lambda ((t Int)) (< (List.sum (plan t)) 0)) tasks))

(check-sat)
