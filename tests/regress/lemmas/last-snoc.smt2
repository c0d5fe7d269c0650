; A lemma about lists of every length: last snoc.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (= (List.last (List.snoc l x) d) x)))
(check-sat)
