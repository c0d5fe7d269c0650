; EXPECT: unsat
; So is what a filter keeps.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (not (List.subset (List.filter (lambda ((x Int)) (> x k)) a) a)))

(check-sat)
