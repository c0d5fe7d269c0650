; EXPECT: unsat
; The last index is one below the length.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (= (List.foldi (lambda ((i Int) (n Int) (v E)) (+ i 1)) 0 l) (List.len l))))
(check-sat)
