; EXPECT: unsat
; Filter map len.
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const l (List Int))
(define-fun half ((v Int)) (Option Int) (ite (= (mod v 2) 0) (some (div v 2)) (as none (Option Int))))
(assert (not (<= (List.len (List.filter_map half l)) (List.len l))))
(check-sat)
