; No element has a greater key, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const best Int)
(assert (= best (List.max_by (lambda ((x Int)) (* 2 x)) l 0)))
(assert (List.exists (lambda ((x Int)) (> (* 2 x) (* 2 best))) l))
(check-sat)
