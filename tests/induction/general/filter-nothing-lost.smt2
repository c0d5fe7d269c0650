; EXPECT: unsat
; A filter as long as the list is the list.
(declare-sort E 0)
(declare-const a (List E))
(declare-fun p (E) Bool)
(assert (= (List.len (List.filter p a)) (List.len a)))
(assert (not (= (List.filter p a) a)))
(check-sat)
