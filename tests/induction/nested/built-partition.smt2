; EXPECT: unsat
; A partition by hand, in a record of two lists, keeps the sum.
(set-logic ALL)

(declare-datatype Two ((two (yes (List Int)) (no (List Int)))))
(declare-const l (List Int))
(define-fun t () Two (List.fold (lambda ((a Two) (x Int)) (ite (> x 0) (two (List.snoc (yes a) x) (no a)) (two (yes a) (List.snoc (no a) x)))) (two (List.value Int ()) (List.value Int ())) l))
(assert (distinct (+ (List.sum (yes t)) (List.sum (no t))) (List.sum l)))
(check-sat)
