; EXPECT: unsat
; The lengths of what passes first and of the rest add up.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.len l) (+ (List.len (List.take_while p l)) (List.len (List.drop_while p l))))))
(check-sat)
