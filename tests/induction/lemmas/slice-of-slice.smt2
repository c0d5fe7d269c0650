; EXPECT: unsat
; A slice of a slice is a slice.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(declare-const i Int)
(declare-const j Int)
(assert (<= 0 i))
(assert (<= 0 j))
(assert (<= 0 k))
(assert (<= (+ i j) n))
(assert (not (= (List.take i (List.drop j (List.take n (List.drop k l)))) (List.take i (List.drop (+ j k) l)))))
(check-sat)
