; EXPECT: sat
; Satisfiable: one line in excess may be made up by another.
(set-logic ALL)

(declare-datatype Line ((line (ordered Int) (deliveries (List Int)))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const orders (List Order))
(define-fun delivered ((l Line)) Int (List.sum (deliveries l)))
(define-fun total ((f (-> Line Int))) Int
  (List.sum (List.map (lambda ((o Order)) (List.sum (List.map (lambda ((l Line)) (f l)) (lines o)))) orders)))
(define-fun some-line ((p (-> Line Bool))) Bool
  (List.exists (lambda ((o Order)) (List.exists (lambda ((l Line)) (p l)) (lines o))) orders))
(assert (<= (total delivered) (total ordered)))
(assert (some-line (lambda ((l Line)) (> (delivered l) (ordered l)))))

(check-sat)
