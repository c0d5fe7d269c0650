; EXPECT: unsat
; drop_while drops what take_while takes.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.drop_while p l) (List.drop (List.len (List.take_while p l)) l))))
(check-sat)
