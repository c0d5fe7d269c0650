; EXPECT: unsat
; The maximum of two lists is the maximum of the maxima.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.fold (lambda ((m Int) (x Int)) (ite (< m x) x m)) 0 (List.append a b)) (List.fold (lambda ((m Int) (x Int)) (ite (< m x) x m)) (List.fold (lambda ((m Int) (x Int)) (ite (< m x) x m)) 0 a) b))))
(check-sat)
