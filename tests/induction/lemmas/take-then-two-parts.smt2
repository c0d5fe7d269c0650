; EXPECT: unsat
; A list cut at two places.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 n))
(assert (<= 0 k))
(assert (not (= (List.append (List.take n l) (List.take k (List.drop n l)) (List.drop (+ n k) l)) l)))
(check-sat)
