; The sum of concatenated lists is the sum of both, for every length.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(declare-const m (List (List Int)))
(assert (distinct (List.sum (List.concat (List.append l m))) (+ (List.sum (List.concat l)) (List.sum (List.concat m)))))
(check-sat)
