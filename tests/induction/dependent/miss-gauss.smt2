; EXPECT: sat
; One too many.
(set-logic ALL)

(declare-const n Int)
(declare-const i Int)
(declare-const j Int)
(assert (>= n 0))
(assert (not (= (* 2 (List.sum (List.range 0 n))) (* n (+ n 1)))))

(check-sat)
