; A lemma about lists of every length: repeat last.
; MODES: default
; EXPECT: unsat
(declare-const n Int)
(declare-const x Int)
(declare-const d Int)
(assert (not (=> (< 0 n) (= (List.last (List.repeat n x) d) x))))
(check-sat)
