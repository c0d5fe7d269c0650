; The last is the element behind, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (and (= (List.last (List.snoc l x) d) x) (= (List.len (List.snoc l x)) (+ 1 (List.len l))))))
(check-sat)
