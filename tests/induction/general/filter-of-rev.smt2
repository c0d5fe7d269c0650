; EXPECT: unsat
; Filter and reversal commute.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.filter p (List.rev l)) (List.rev (List.filter p l)))))
(check-sat)
