; EXPECT: unsat
; So do the squares of what passes a filter.
(set-logic ALL)

(declare-datatype Row ((row (key Int) (val Int))))
(declare-const a (List Row))
(declare-const b (List Row))
(define-fun open ((l (List Row))) Int (List.sum (List.map val (List.filter (lambda ((r Row)) (> (key r) 7)) l))))
(assert (List.permutation a b))
(assert (> (open a) (open b)))

(check-sat)
