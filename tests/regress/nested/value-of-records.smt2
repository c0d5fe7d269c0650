; Records with list fields are written, printed and compared.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: ((o (order 7 (List.value Line ((line 2 30) (line 1 5)))))
; EXPECT:  (n (order 8 (List.value Line ()))))
; EXPECT: (((lines o) (List.value Line ((line 2 30) (line 1 5))))
; EXPECT:  ((id n) 8))
(declare-datatype Line ((line (qty Int) (price Int))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const o Order)
(declare-const n Order)
(assert (= o (order 7 (List.value Line ((line 2 30) (line 1 5))))))
(assert (= n (order (+ (id o) 1) (List.value Line ()))))
(check-sat)
(get-value (o n))
(get-value ((lines o) (id n)))
