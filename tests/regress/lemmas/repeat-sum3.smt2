; A lemma about lists of every length: repeat sum3.
; MODES: default
; EXPECT: unsat
(declare-const n Int)
(assert (not (=> (<= 0 n) (= (List.sum (List.repeat n 3)) (* 3 n)))))
(check-sat)
