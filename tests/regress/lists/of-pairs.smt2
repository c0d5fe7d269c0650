; Elements of a parametric datatype.
; EXPECT: sat
; EXPECT: ((l (List.value (Pair Int Bool) ((pair 3 true)))))
(declare-datatypes ((Pair 2)) ((par (A B) ((pair (first A) (second B))))))
(declare-const l (List (Pair Int Bool)))
(assert (= (List.map first l) (List.value Int (3))))
(assert (= (List.map second l) (List.value Bool (true))))
(check-sat)
(get-value (l))
