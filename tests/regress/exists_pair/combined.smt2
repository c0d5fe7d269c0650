; In a part of a list that is read from the right.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 3))
(assert (List.exists_pair < (List.rev (List.drop 1 a))))
(assert (List.sorted (List.take 2 a)))
(check-sat)
