; EXPECT: sat
; Satisfiable: the inner slice may end before the outer one.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(declare-const i Int)
(declare-const j Int)
(assert (<= 0 i))
(assert (<= 0 j))
(assert (<= 0 k))
(assert (<= 0 n))
(assert (not (= (List.take i (List.drop j (List.take n (List.drop k l)))) (List.take i (List.drop (+ j k) l)))))
(check-sat)
