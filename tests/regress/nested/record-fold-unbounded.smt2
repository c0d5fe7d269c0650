; If no line has a negative price, no total is negative, for orders of every length.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-datatype Line ((line (qty Int) (price Int))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(define-fun total ((o Order)) Int (List.fold (lambda ((s Int) (l Line)) (+ s (price l))) 0 (lines o)))
(declare-const os (List Order))
(assert (List.forall (lambda ((o Order)) (List.forall (lambda ((l Line)) (>= (price l) 0)) (lines o))) os))
(assert (< (List.sum (List.map total os)) 0))
(check-sat)
