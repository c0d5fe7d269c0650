; EXPECT: unsat
; The length of a filter of two lists.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.len (List.filter p (List.append l m))) (+ (List.len (List.filter p l)) (List.len (List.filter p m))))))
(check-sat)
