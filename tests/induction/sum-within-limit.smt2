; EXPECT: unsat
; All elements are at most a limit, but the sum is above the length times the limit: a product of the length and a parameter, under a condition.
(set-logic ALL)

(declare-const l (List Int))
(declare-const limit Int)
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= x limit))) true l))
(assert (> (List.fold + 0 l) (* (List.len l) limit)))

(check-sat)
