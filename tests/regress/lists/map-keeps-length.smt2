; However often a list is mapped.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun inc ((x Int)) Int (+ x 1))
(assert (distinct (List.len l) (List.len (List.map inc (List.map inc (List.map inc l))))))
(check-sat)
