; EXPECT: unsat
; A fold from the right over two lists.
(declare-sort E 0)
(declare-sort A 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const z A)
(declare-fun step (E A) A)
(assert (not (= (List.fold_right step z (List.append a b)) (List.fold_right step (List.fold_right step z b) a))))
(check-sat)
