; EXPECT: sat
; A fold that forgets what it has found is no quantifier.
(set-logic ALL)

(declare-const a (List Int))
(assert (> (List.len a) 1))
(assert (List.fold (lambda ((ok Bool) (x Int)) (> x 3)) true a))
(assert (List.exists (lambda ((x Int)) (< x 0)) a))

(check-sat)
