; EXPECT: unsat
; The empty list is neutral on both sides.
(declare-sort E 0)
(declare-const a (List E))
(assert (not (and (= (List.append a (List.value E ())) a) (= (List.append (List.value E ()) a) a))))
(check-sat)
