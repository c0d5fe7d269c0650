; EXPECT: unsat
; The reversal of a prefix is a suffix of the reversal.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= l (List.take (List.len l) m)))
(assert (not (= (List.rev l) (List.drop (- (List.len m) (List.len l)) (List.rev m)))))
(check-sat)
