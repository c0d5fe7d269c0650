; The index is -1 or that of an element, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(assert (not (and (<= (- 1) (List.index_of x l)) (< (List.index_of x l) (List.len l)) (= (List.contains x l) (>= (List.index_of x l) 0)))))
(check-sat)
