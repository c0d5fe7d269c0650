; Both parts are known but for their order.
; EXPECT: sat
; EXPECT: (((List.sum l) 3)
; EXPECT:  ((List.len l) 3))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (match (List.partition (lambda ((x Int)) (> x 0)) l) (((tuple gains losses)
  (and (= (List.sum gains) 10) (= (List.sum losses) (- 7)))))))
(check-sat)
(get-value ((List.sum l) (List.len l)))
