; Arrays with equal elements are equal, however they were made.
; EXPECT: unsat
(declare-const a (Array Bool Int))
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (= a (store (store ((as const (Array Bool Int)) 0) true (List.head l 0)) false (List.last l 0))))
(assert (distinct a (store (store ((as const (Array Bool Int)) 9) false (List.last l 0)) true (List.head l 0))))
(check-sat)
