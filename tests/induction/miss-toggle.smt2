; EXPECT: not unsat
; Satisfiable: on after an odd number of elements.
(set-logic ALL)

(declare-const l (List Int))
(define-fun on () Bool (List.fold (lambda ((s Bool) (x Int)) (not s)) false l))
(assert on)
(assert (= (mod (List.len l) 2) 1))
(assert (> (List.len l) 2))

(check-sat)
