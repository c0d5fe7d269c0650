; EXPECT: unsat
; A filter_map is a map of a filter.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort A 0)
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const l (List E))
(declare-const z A)
(declare-fun step (A F) A)
(declare-fun p (E) Bool)
(declare-fun f (E) F)
(assert (not (= (List.fold step z (List.filter_map (lambda ((v E)) (ite (p v) (some (f v)) (as none (Option F)))) l)) (List.fold step z (List.map f (List.filter p l))))))
(check-sat)
