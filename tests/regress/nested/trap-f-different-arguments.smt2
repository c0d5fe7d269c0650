; Trap: different lists may have different results, even of one length.
; EXPECT: sat
(declare-fun f ((List Int)) Int)
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b) 2))
(assert (= (List.sum a) (List.sum b)))
(assert (distinct (f a) (f b)))
(check-sat)
