; EXPECT: unsat
; In the reversal, indices are counted from the end.
(declare-const l (List Int))
(assert (not (= (List.mapi + (List.rev l)) (List.rev (List.mapi (lambda ((i Int) (v Int)) (+ (- (List.len l) i 1) v)) l)))))
(check-sat)
