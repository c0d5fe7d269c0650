; EXPECT: unsat
; If keys are unique, at most one row is deleted.
(set-logic ALL)

(declare-datatype Row ((row (key Int) (value Int))))
(declare-const table (List Row))
(declare-const k Int)
(define-fun rest () (List Row) (List.filter (lambda ((r Row)) (distinct (key r) k)) table))
(assert (List.distinct (List.map key table)))
(assert (< (List.len rest) (- (List.len table) 1)))

(check-sat)
