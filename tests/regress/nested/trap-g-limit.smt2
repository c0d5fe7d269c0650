; Trap: a limit holds where the proof would need an invariant that nobody finds, and the solver stays usable.
; EXPECT: unknown
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (6))))))
; MODES: default one-thread process reprint
(set-option :timeout 1000)
(declare-const l (List (List Int)))
(push)
(assert (= (List.fold (lambda ((s Int) (x (List Int))) (+ (* s s) (List.product x))) 3 l) 7919))
(assert (> (List.len l) 1))
(assert (List.forall (lambda ((x (List Int))) (and (> (List.len x) 2) (List.forall (lambda ((y Int)) (= (mod y 9) 4)) x))) l))
(check-sat)
(pop)
(set-option :timeout 0)
(assert (= l (List.value (List Int) ((List.value Int (6))))))
(check-sat)
(get-value (l))
