; EXPECT: unsat
; A line without deliveries has nothing delivered.
(set-logic ALL)

(declare-datatype Line ((line (ordered Int) (deliveries (List Int)))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const orders (List Order))
(define-fun delivered ((l Line)) Int (List.sum (deliveries l)))
(define-fun some-line ((p (-> Line Bool))) Bool
  (List.exists (lambda ((o Order)) (List.exists (lambda ((l Line)) (p l)) (lines o))) orders))
(assert (some-line (lambda ((l Line)) (and (List.is_empty (deliveries l)) (distinct (delivered l) 0)))))

(check-sat)
