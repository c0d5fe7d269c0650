; EXPECT: unsat
; Nothing is smaller than the least element.
(set-logic ALL)

(declare-const a (List Int))
(assert (> (List.count (lambda ((y Int)) (< y (List.min a 0))) a) 0))

(check-sat)
