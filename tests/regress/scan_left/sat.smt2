; Prefix sums that never fall below zero and end at 3.
; EXPECT: sat
; EXPECT: (((List.sum l) 3))
; EXPECT: sat
; EXPECT: (((List.scan_left + 10 (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int (10 13 12 16 15 20))))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (List.forall (lambda ((s Int)) (>= s 0)) (List.scan_left + 0 l)))
(assert (= (List.last (List.scan_left + 0 l) 9) 3))
(assert (< (List.head (List.drop 1 l) 0) 0))
(check-sat)
(get-value ((List.sum l)))
(check-sat)
(get-value ((List.scan_left + 10 (List.value Int (3 (- 1) 4 (- 1) 5)))))
