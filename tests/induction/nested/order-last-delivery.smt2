; EXPECT: unsat
; The last delivery is no more than what was delivered.
(set-logic ALL)

(declare-datatype Line ((line (ordered Int) (deliveries (List Int)))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const orders (List Order))
(define-fun delivered ((l Line)) Int (List.sum (deliveries l)))
(define-fun every-line ((p (-> Line Bool))) Bool
  (List.forall (lambda ((o Order)) (List.forall (lambda ((l Line)) (p l)) (lines o))) orders))
(define-fun some-line ((p (-> Line Bool))) Bool
  (List.exists (lambda ((o Order)) (List.exists (lambda ((l Line)) (p l)) (lines o))) orders))
(assert (every-line (lambda ((l Line)) (List.forall (lambda ((d Int)) (>= d 0)) (deliveries l)))))
(assert (some-line (lambda ((l Line)) (> (List.last (deliveries l) 0) (delivered l)))))

(check-sat)
