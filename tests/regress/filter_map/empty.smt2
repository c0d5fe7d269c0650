; Nothing comes of nothing.
; EXPECT: sat
; EXPECT: (((List.filter_map half (List.value Int ())) (List.value Int ())))
; EXPECT: unsat
(declare-const l (List Int))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(define-fun half ((x Int)) (Option Int) (ite (= (mod x 2) 0) (some (div x 2)) (as none (Option Int))))
(check-sat)
(get-value ((List.filter_map half (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (= (List.len (List.filter_map half l)) 0)))
(check-sat)
