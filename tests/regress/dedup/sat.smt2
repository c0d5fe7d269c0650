; One of three elements is lost.
; EXPECT: sat
; EXPECT: ((a (List.value Int (4 9 4))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 3))
(assert (= (List.dedup a) (List.value Int (4 9))))
(assert (= (List.last a 0) 4))
(check-sat)
(get-value (a))
