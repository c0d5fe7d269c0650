; Match on an option of a list.
; EXPECT: sat
; EXPECT: ((o (some (List.value Int (6)))))
; EXPECT: unsat
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const o (Option (List Int)))
(define-fun size ((o (Option (List Int)))) Int (match o ((none (- 1)) ((some l) (List.len l)))))
(define-fun total ((o (Option (List Int)))) Int (match o ((none 0) ((some l) (List.sum l)))))
(assert (= (size o) 1))
(assert (= (total o) 6))
(check-sat)
(get-value (o))
(assert ((_ is none) o))
(check-sat)
