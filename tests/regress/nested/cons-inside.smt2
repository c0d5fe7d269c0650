; An element before every list makes every list longer, for every length.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(define-fun m () (List (List Int)) (List.map (lambda ((x (List Int))) (List.cons 0 x)) l))
(assert (distinct (List.len (List.concat m)) (+ (List.len l) (List.len (List.concat l)))))
(check-sat)
