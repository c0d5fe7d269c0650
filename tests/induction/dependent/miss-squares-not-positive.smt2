; EXPECT: sat
; All distances may be zero.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (> (List.len a) 2))
(assert (<= (List.sum (List.map (lambda ((x Int)) (* (- x k) (- x k))) a)) 0))

(check-sat)
