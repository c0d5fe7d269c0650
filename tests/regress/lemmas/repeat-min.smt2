; A lemma about lists of every length: repeat min.
; MODES: default
; EXPECT: unsat
(declare-const n Int)
(declare-const x Int)
(declare-const d Int)
(assert (not (=> (< 0 n) (= (List.min (List.repeat n x) d) (List.max (List.repeat n x) d) x))))
(check-sat)
