; A million pairs, and three elements more.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len (List.zip a b)) 1000000))
(assert (= (List.len b) 1000003))
(assert (= (List.sum (List.map tuple.second (List.zip a b))) 12))
(assert (= (List.sum b) 15))
(check-sat)
