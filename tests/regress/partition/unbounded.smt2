; Nor is any, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const k Int)
(assert (match (List.partition (lambda ((x Int)) (> x k)) l) (((tuple those others)
  (distinct (List.len l) (+ (List.len those) (List.len others)))))))
(check-sat)
