; A million elements, a quarter of them positive.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.len (tuple.second (List.partition (lambda ((x Int)) (> x 0)) l))) 750000))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (let ((parts (List.partition (lambda ((x Int)) (> x 0)) l)))
  (and (= (List.len (tuple.first parts)) 250000) (= (List.sum (tuple.second parts)) (- 5)))))
(check-sat)
(get-value ((List.len (tuple.second (List.partition (lambda ((x Int)) (> x 0)) l)))))
