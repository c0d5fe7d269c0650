; No more comes out than went in, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(define-fun half ((x Int)) (Option Int) (ite (= (mod x 2) 0) (some (div x 2)) (as none (Option Int))))
(assert (not (<= (List.len (List.filter_map half l)) (List.len l))))
(check-sat)
