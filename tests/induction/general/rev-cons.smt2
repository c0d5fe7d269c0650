; EXPECT: unsat
; The first element becomes the last.
(declare-sort E 0)
(declare-const a (List E))
(declare-const x E)
(assert (not (= (List.rev (List.append (List.value E (x)) a)) (List.append (List.rev a) (List.value E (x))))))
(check-sat)
