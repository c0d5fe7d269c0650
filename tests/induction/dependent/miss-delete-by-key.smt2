; EXPECT: sat
; If rows are, more may be.
(set-logic ALL)

(declare-datatype Row ((row (key Int) (value Int))))
(declare-const table (List Row))
(declare-const k Int)
(define-fun rest () (List Row) (List.filter (lambda ((r Row)) (distinct (key r) k)) table))
(assert (List.distinct table))
(assert (< (List.len rest) (- (List.len table) 1)))

(check-sat)
