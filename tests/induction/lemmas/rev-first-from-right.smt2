; EXPECT: unsat
; The first element, as the last that a fold from the right sees.
(declare-const a (List Int))
(assert (not (= (List.last (List.rev a) 0) (List.fold_right (lambda ((x Int) (acc Int)) x) 0 a))))
(check-sat)
