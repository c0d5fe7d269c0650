; EXPECT: unsat
; Both parts, reversed and exchanged, make up the reversal.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (not (= (List.append (List.rev (List.drop n l)) (List.rev (List.take n l))) (List.rev l))))
(check-sat)
