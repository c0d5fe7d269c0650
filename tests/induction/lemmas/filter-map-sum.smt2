; EXPECT: unsat
; Filter map sum.
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const l (List Int))
(define-fun half ((v Int)) (Option Int) (ite (= (mod v 2) 0) (some (div v 2)) (as none (Option Int))))
(assert (not (= (* 2 (List.sum (List.filter_map half l))) (List.sum (List.filter (lambda ((v Int)) (= (mod v 2) 0)) l)))))
(check-sat)
