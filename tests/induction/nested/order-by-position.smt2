; EXPECT: unsat
; The order at a position is complete if all are.
(set-logic ALL)

(declare-datatype Line ((line (sku Int) (ordered Int) (deliveries (List Int)))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const orders (List Order))
(define-fun delivered ((l Line)) Int (List.sum (deliveries l)))
(define-fun open ((l Line)) Int (- (ordered l) (delivered l)))
(define-fun complete ((o Order)) Bool (List.forall (lambda ((l Line)) (= (open l) 0)) (lines o)))
(define-fun outstanding ((o Order)) Int (List.sum (List.map open (lines o))))
(declare-const i Int)
(assert (<= 0 i)) (assert (< i (List.len orders)))
(assert (List.forall complete orders)) (assert (not (complete (List.nth orders i (order 0 (List.value Line ()))))))
(check-sat)
