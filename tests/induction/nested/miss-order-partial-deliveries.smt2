; EXPECT: sat
; Satisfiable: an empty delivery counts as well.
(set-logic ALL)

(declare-datatype Line ((line (ordered Int) (deliveries (List Int)))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const orders (List Order))
(define-fun delivered ((l Line)) Int (List.sum (deliveries l)))
(define-fun total ((f (-> Line Int))) Int
  (List.sum (List.map (lambda ((o Order)) (List.sum (List.map (lambda ((l Line)) (f l)) (lines o)))) orders)))
(define-fun every-line ((p (-> Line Bool))) Bool
  (List.forall (lambda ((o Order)) (List.forall (lambda ((l Line)) (p l)) (lines o))) orders))
(assert (every-line (lambda ((l Line)) (and (<= (delivered l) (ordered l)) (List.forall (lambda ((d Int)) (>= d 0)) (deliveries l))))))
(assert (> (total (lambda ((l Line)) (List.len (deliveries l)))) (total ordered)))

(check-sat)
