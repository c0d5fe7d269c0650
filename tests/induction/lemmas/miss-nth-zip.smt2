; EXPECT: sat
; Satisfiable: the shorter list ends the pairs.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (not (= (List.nth (List.zip l m) n (tuple d d)) (tuple (List.nth l n d) (List.nth m n d)))))
(check-sat)
