; Wrapping every element makes as many lists, and concatenation undoes it.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List Int))
(define-fun wrap ((l (List Int))) (List (List Int)) (List.map (lambda ((x Int)) (List.value Int (x))) l))
(assert (distinct (List.sum (List.concat (wrap l))) (List.sum l)))
(check-sat)
