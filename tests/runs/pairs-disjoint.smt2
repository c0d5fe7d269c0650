; A million numbers that are not among a thousand others.
; EXPECT: sat
(set-logic ALL)
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) 1000000))
(assert (= (List.len b) 1000))
(assert (List.disjoint a b))
(assert (= (List.sum a) 3000000))
(assert (= (List.sum b) 17000))
(check-sat)
