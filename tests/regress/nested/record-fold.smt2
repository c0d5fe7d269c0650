; The total over orders and their lines.
; EXPECT: sat
; EXPECT: (((List.sum (List.map total os)) 30))
(declare-datatype Line ((line (qty Int) (price Int))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(define-fun total ((o Order)) Int (List.fold (lambda ((s Int) (l Line)) (+ s (price l))) 0 (lines o)))
(declare-const os (List Order))
(assert (= (List.sum (List.map total os)) 30))
(assert (= (List.len os) 2))
(assert (List.forall (lambda ((o Order)) (= (List.len (lines o)) 2)) os))
(check-sat)
(get-value ((List.sum (List.map total os))))
