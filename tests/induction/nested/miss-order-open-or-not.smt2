; EXPECT: sat
; Satisfiable: a line may be neither open nor in excess.
(set-logic ALL)

(declare-datatype Line ((line (ordered Int) (deliveries (List Int)))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const orders (List Order))
(define-fun delivered ((l Line)) Int (List.sum (deliveries l)))
(define-fun total ((f (-> Line Int))) Int
  (List.sum (List.map (lambda ((o Order)) (List.sum (List.map (lambda ((l Line)) (f l)) (lines o)))) orders)))
(assert (distinct (+ (total (lambda ((l Line)) (ite (< (delivered l) (ordered l)) 1 0))) (total (lambda ((l Line)) (ite (> (delivered l) (ordered l)) 1 0)))) (total (lambda ((l Line)) 1))))

(check-sat)
