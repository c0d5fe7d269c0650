; Every element of an empty list has every property, so a list of empty lists satisfies both: what contradicts it.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(define-fun all ((p (-> Int Bool))) Bool (List.forall (lambda ((x (List Int))) (List.forall (lambda ((y Int)) (p y)) x)) l))
(assert (all (lambda ((y Int)) (> y 0))))
(assert (all (lambda ((y Int)) (< y 0))))
(assert (= (List.len l) 2))
(assert (not (List.contains (List.value Int ()) l)))
(check-sat)
