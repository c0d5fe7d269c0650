; EXPECT: unsat
; What is taken of two lists is taken of the first one first.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const n Int)
(assert (not (= (List.take n (List.append l m)) (List.append (List.take n l) (List.take (- n (List.len l)) m)))))
(check-sat)
