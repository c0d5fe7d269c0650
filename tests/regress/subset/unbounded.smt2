; What is in all elements of a list is in those of a list in it.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (List.subset a b))
(assert (List.forall (lambda ((x Int)) (> x k)) b))
(assert (not (List.forall (lambda ((x Int)) (> x k)) a)))
(check-sat)
