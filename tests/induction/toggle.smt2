; EXPECT: unsat
; A switch that every element toggles is on after an even number of elements.
(set-logic ALL)

(declare-const l (List Int))
(define-fun on () Bool (List.fold (lambda ((s Bool) (x Int)) (not s)) false l))
(assert on)
(assert (= (mod (List.len l) 2) 0))

(check-sat)
