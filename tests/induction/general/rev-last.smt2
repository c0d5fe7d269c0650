; EXPECT: unsat
; The last element of the reversal is the first.
(declare-sort E 0)
(declare-const a (List E))
(declare-const x E)
(declare-const d E)
(assert (not (= (List.last (List.rev (List.append (List.value E (x)) a)) d) x)))
(check-sat)
