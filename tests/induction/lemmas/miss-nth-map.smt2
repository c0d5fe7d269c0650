; EXPECT: sat
; Satisfiable: outside of the list the default is not mapped.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.nth (List.map double l) n d) (double (List.nth l n d)))))
(check-sat)
