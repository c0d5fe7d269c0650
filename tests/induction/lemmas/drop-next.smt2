; EXPECT: unsat
; What is left begins with the element at that place.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.drop n l) (List.cons (List.nth l n d) (List.drop (+ n 1) l)))))
(check-sat)
