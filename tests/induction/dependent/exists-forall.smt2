; EXPECT: unsat
; One that serves all serves each.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.exists (lambda ((x Int)) (List.forall (lambda ((y Int)) (< y x)) b)) a))
(assert (not (List.forall (lambda ((y Int)) (List.exists (lambda ((x Int)) (< y x)) a)) b)))

(check-sat)
