; EXPECT: unsat
; No list is its own tail.
(declare-sort E 0)
(declare-const a (List E))
(declare-const x E)
(assert (not (not (= (List.append (List.value E (x)) a) a))))
(check-sat)
