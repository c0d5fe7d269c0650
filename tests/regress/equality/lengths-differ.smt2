; Lists of different lengths are different, wherever they agree.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (<= (List.len a) 2))
(assert (= (List.len b) (+ (List.len a) 1)))
(assert (List.forall2 = a b))
(assert (= a b))
(check-sat)
