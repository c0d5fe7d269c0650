; EXPECT: unsat
; The first of two lists, or the default of the second.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(assert (not (= (List.find p (List.append l m) d) (List.find p l (List.find p m d)))))
(check-sat)
