; EXPECT: sat
; Satisfiable: the second list is taken from only behind the first.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const n Int)
(assert (not (= (List.take n (List.append l m)) (List.append (List.take n l) (List.take n m)))))
(check-sat)
