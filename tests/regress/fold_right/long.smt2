; A million elements; the first one that is negative is found from the right.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.fold_right first 0 a) (- 2)))
(set-option :compact-models true)
(declare-const a (List Int))
(define-fun first ((x Int) (found Int)) Int (ite (< x 0) x found))
(assert (= (List.len a) 1000000))
(assert (= (List.fold_right first 0 a) (- 2)))
(assert (= (List.sum a) 0))
(check-sat)
(get-value ((List.fold_right first 0 a)))
