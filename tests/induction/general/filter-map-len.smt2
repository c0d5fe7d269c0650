; EXPECT: unsat
; A filter_map is no longer than its list.
(declare-sort E 0)
(declare-sort F 0)
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const l (List E))
(declare-fun f (E) (Option F))
(assert (not (<= (List.len (List.filter_map f l)) (List.len l))))
(check-sat)
