; EXPECT: unsat
; Once each, so distinct.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.forall (lambda ((x Int)) (= 1 (List.count (lambda ((y Int)) (= y x)) a))) a))
(assert (not (List.distinct a)))

(check-sat)
