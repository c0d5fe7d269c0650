; EXPECT: not unsat
; Take and drop with a negative count.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.len (List.take n l)) n)))
(assert (not (= (List.len (List.drop n l)) (- (List.len l) n))))
(check-sat)
