; EXPECT: unsat
; Each value at most once.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (List.distinct a))
(assert (> (List.count (lambda ((y Int)) (= y k)) a) 1))

(check-sat)
