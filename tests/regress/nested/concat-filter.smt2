; A filter of the flattened list is the flattened list of filters: their lengths, for every length.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (distinct (List.len (List.filter positive (List.concat l))) (List.len (List.concat_map (lambda ((x (List Int))) (List.filter positive x)) l))))
(check-sat)
