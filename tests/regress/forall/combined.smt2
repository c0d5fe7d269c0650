; A limit that is a sum of another list.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (and (<= (List.len l) 2) (<= (List.len m) 2) (List.forall positive m) (List.forall (lambda ((x Int)) (> x (List.sum m))) l)) (List.forall (lambda ((x Int)) (>= x (List.len m))) l))))
(check-sat)
