; Of two lists, shorter by two.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 2))
(assert (= (List.len b) 2))
(assert (= (List.len (List.dedup (List.append a b))) 2))
(assert (List.distinct a))
(check-sat)
