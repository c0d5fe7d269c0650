; A parametric datatype whose parameter is a list, in a list.
; EXPECT: sat
; EXPECT: ((l (List.value (Pair (List Int) Bool) ((pair (List.value Int (1)) true) (pair (List.value Int ()) false)))))
(declare-datatype Pair (par (A B) ((pair (first A) (second B)))))
(declare-const l (List (Pair (List Int) Bool)))
(assert (= (List.map (lambda ((p (Pair (List Int) Bool))) (second p)) l) (List.value Bool (true false))))
(assert (= (List.map (lambda ((p (Pair (List Int) Bool))) (first p)) l) (List.value (List Int) ((List.value Int (1)) (List.value Int ())))))
(check-sat)
(get-value (l))
