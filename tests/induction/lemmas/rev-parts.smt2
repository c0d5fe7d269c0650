; EXPECT: unsat
; Both parts, reversed and exchanged, make up the reversal.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.append (List.rev (List.drop n l)) (List.rev (List.take n l))) (List.rev l))))
(check-sat)
