; EXPECT: unsat
; A fold from the right over a map.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort A 0)
(declare-const a (List E))
(declare-const z A)
(declare-fun step (F A) A)
(declare-fun f (E) F)
(assert (not (= (List.fold_right step z (List.map f a)) (List.fold_right (lambda ((v E) (acc A)) (step (f v) acc)) z a))))
(check-sat)
