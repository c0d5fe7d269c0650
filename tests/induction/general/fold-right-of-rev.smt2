; EXPECT: unsat
; A fold from the right over the reversal.
(declare-sort E 0)
(declare-sort A 0)
(declare-const a (List E))
(declare-const z A)
(declare-fun step (E A) A)
(assert (not (= (List.fold_right step z (List.rev a)) (List.fold (lambda ((acc A) (v E)) (step v acc)) z a))))
(check-sat)
