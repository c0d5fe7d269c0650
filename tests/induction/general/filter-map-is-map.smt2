; EXPECT: unsat
; A filter_map that keeps everything is a map.
(declare-sort E 0)
(declare-sort F 0)
(declare-sort A 0)
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const l (List E))
(declare-const z A)
(declare-fun step (A F) A)
(declare-fun f (E) F)
(assert (not (= (List.fold step z (List.filter_map (lambda ((v E)) (some (f v))) l)) (List.fold step z (List.map f l)))))
(check-sat)
