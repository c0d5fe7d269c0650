; Those that satisfy a predicate and those that do not are all, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (= (List.len l) (+ (List.count positive l) (List.count (lambda ((x Int)) (not (positive x))) l)))))
(check-sat)
