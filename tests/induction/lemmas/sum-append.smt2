; EXPECT: unsat
; Sum append.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.sum (List.append l m)) (+ (List.sum l) (List.sum m)))))
(check-sat)
