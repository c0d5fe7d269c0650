; EXPECT: unsat
; The last line of an order, read inside a function, is a line.
(set-logic ALL)

(declare-datatype Line ((line (ordered Int) (deliveries (List Int)))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const orders (List Order))
(assert (List.forall (lambda ((o Order)) (List.forall (lambda ((l Line)) (> (List.sum (deliveries l)) 0)) (lines o))) orders))
(assert (List.exists (lambda ((o Order)) (<= (List.sum (deliveries (List.last (lines o) (line 1 (List.value Int (1)))))) 0)) orders))
(check-sat)
