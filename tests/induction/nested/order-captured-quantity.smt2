; EXPECT: unsat
; Deliveries within the ordered quantity: an inner function reads a field of its own record, on three levels.
(set-logic ALL)

(declare-datatype Line ((line (sku Int) (ordered Int) (deliveries (List Int)))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const orders (List Order))
(define-fun delivered ((l Line)) Int (List.sum (deliveries l)))
(define-fun open ((l Line)) Int (- (ordered l) (delivered l)))
(define-fun complete ((o Order)) Bool (List.forall (lambda ((l Line)) (= (open l) 0)) (lines o)))
(define-fun outstanding ((o Order)) Int (List.sum (List.map open (lines o))))
(assert (List.forall (lambda ((o Order)) (List.forall (lambda ((l Line)) (List.forall (lambda ((d Int)) (<= 1 d (ordered l))) (deliveries l))) (lines o))) orders))
(assert (List.exists (lambda ((o Order)) (List.exists (lambda ((l Line)) (and (distinct 0 (List.len (deliveries l))) (<= (ordered l) 0))) (lines o))) orders))
(check-sat)
