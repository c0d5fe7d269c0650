; A match inside a case, its variables shadowing the outer ones.
; EXPECT: sat
; EXPECT: (((depth (some (some 4))) 4)
; EXPECT:  ((depth (some (as none (Option Int)))) (- 1))
; EXPECT:  ((depth (as none (Option (Option Int)))) (- 2)))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(define-fun depth ((o (Option (Option Int)))) Int
  (match o (((some x) (match x (((some x) x) (none (- 1))))) (none (- 2)))))
(check-sat)
(get-value ((depth (some (some 4))) (depth (some (as none (Option Int)))) (depth (as none (Option (Option Int))))))
