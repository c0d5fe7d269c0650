; The assertions on the inner lists are to blame.
; EXPECT: unsat
; EXPECT: (positive negative)
; MODES: default one-thread increasing process reprint
(set-option :produce-unsat-cores true)
(declare-const l (List (List Int)))
(assert (! (List.forall (lambda ((x (List Int))) (List.forall (lambda ((y Int)) (> y 0)) x)) l) :named positive))
(assert (! (> (List.len l) 3) :named long))
(assert (! (< (List.sum (List.concat l)) 0) :named negative))
(check-sat)
(get-unsat-core)
