; EXPECT: unsat
; Reversal keeps the maximum.
(declare-const a (List Int))
(assert (not (= (List.fold (lambda ((m Int) (x Int)) (ite (< m x) x m)) 0 (List.rev a)) (List.fold (lambda ((m Int) (x Int)) (ite (< m x) x m)) 0 a))))
(check-sat)
