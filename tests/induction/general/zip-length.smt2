; EXPECT: unsat
; There are as many pairs as the shorter list has elements.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(assert (not (= (List.len (List.zip l u)) (ite (< (List.len l) (List.len u)) (List.len l) (List.len u)))))
(check-sat)
