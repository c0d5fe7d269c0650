; Inner lists of an enumeration: eight lists of length at most one and two.
; EXPECT: sat
; EXPECT: ((l (List.value (List Color) ((List.value Color (green green))))))
(declare-datatype Color ((red) (green) (blue)))
(declare-const l (List (List Color)))
(assert (= (List.len l) 1))
(assert (List.forall (lambda ((cs (List Color))) (and (= (List.len cs) 2) (List.forall (lambda ((c Color)) (distinct c red blue)) cs))) l))
(check-sat)
(get-value (l))
