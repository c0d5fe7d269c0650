; Taking and dropping as many gives all, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.len l) (+ (List.len (List.take n l)) (List.len (List.drop n l))))))
(check-sat)
