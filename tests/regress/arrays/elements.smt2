; Lists of arrays.
; EXPECT: sat
(declare-const l (List (Array Int Bool)))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((a (Array Int Bool))) (and (select a 0) (not (select a 1)))) l))
(assert (distinct (List.head l ((as const (Array Int Bool)) true)) (List.last l ((as const (Array Int Bool)) true))))
(check-sat)
