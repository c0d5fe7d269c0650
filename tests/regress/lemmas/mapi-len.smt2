; A lemma about lists of every length: mapi len.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(assert (not (= (List.len (List.mapi (lambda ((i Int) (v Int)) (+ i v)) l)) (List.len l))))
(check-sat)
