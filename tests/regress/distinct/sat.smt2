; Four different numbers from 0 to 3.
; EXPECT: sat
; EXPECT: (((List.sum a) 6))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 4))
(assert (List.forall (lambda ((x Int)) (<= 0 x 3)) a))
(assert (List.distinct a))
(check-sat)
(get-value ((List.sum a)))
