; EXPECT: unsat
; What is taken of two lists is taken of the first one first.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const n Int)
(assert (not (= (List.take n (List.append l m)) (List.append (List.take n l) (List.take (- n (List.len l)) m)))))
(check-sat)
