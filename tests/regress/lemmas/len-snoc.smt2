; A lemma about lists of every length: len snoc.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.len (List.snoc l x)) (+ 1 (List.len l)))))
(check-sat)
