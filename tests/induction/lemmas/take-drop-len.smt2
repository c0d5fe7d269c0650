; EXPECT: unsat
; Take drop len.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.len l) (+ (List.len (List.take n l)) (List.len (List.drop n l))))))
(check-sat)
