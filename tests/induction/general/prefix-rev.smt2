; EXPECT: unsat
; The reversal of a prefix is a suffix of the reversal.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (= l (List.take (List.len l) m)))
(assert (not (= (List.rev l) (List.drop (- (List.len m) (List.len l)) (List.rev m)))))
(check-sat)
