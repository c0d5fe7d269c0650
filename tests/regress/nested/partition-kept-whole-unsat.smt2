; A pair of lists is compared as a whole: what contradicts it.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List Int))
(declare-const p (Tuple (List Int) (List Int)))
(assert (= p (List.partition (lambda ((x Int)) (> x 0)) l)))
(assert (= p (tuple (List.value Int (3)) (List.value Int ((- 1))))))
(assert (distinct (List.sum l) 2))
(check-sat)
