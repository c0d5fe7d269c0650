; The head is the element in front, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (and (= (List.head (List.cons x l) d) x) (= (List.len (List.cons x l)) (+ 1 (List.len l))))))
(check-sat)
