; EXPECT: unsat
; If all lines are positive, so is the first, if there is one.
(set-logic ALL)

(declare-datatype Line ((line (ordered Int) (deliveries (List Int)))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const orders (List Order))
(define-fun every-line ((p (-> Line Bool))) Bool
  (List.forall (lambda ((o Order)) (List.forall (lambda ((l Line)) (p l)) (lines o))) orders))
(assert (every-line (lambda ((l Line)) (> (ordered l) 0))))
(assert (List.exists (lambda ((o Order)) (<= (ordered (List.head (lines o) (line 1 (List.value Int ())))) 0)) orders))

(check-sat)
