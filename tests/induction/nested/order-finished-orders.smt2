; EXPECT: unsat
; An order all of whose lines are complete has no open line.
(set-logic ALL)

(declare-datatype Line ((line (ordered Int) (deliveries (List Int)))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const orders (List Order))
(define-fun delivered ((l Line)) Int (List.sum (deliveries l)))
(assert (List.exists (lambda ((o Order)) (and (List.forall (lambda ((l Line)) (>= (delivered l) (ordered l))) (lines o)) (> (List.count (lambda ((l Line)) (< (delivered l) (ordered l))) (lines o)) 0))) orders))

(check-sat)
