; A sequence of twelve digits, one after the other, somewhere.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(define-fun step ((s Int) (x Int)) Int (ite (= s 12) s (ite (= s 0) (ite (= x 3) 1 0) (ite (= s 1) (ite (= x 1) 2 0) (ite (= s 2) (ite (= x 4) 3 0) (ite (= s 3) (ite (= x 1) 4 0) (ite (= s 4) (ite (= x 5) 5 0) (ite (= s 5) (ite (= x 9) 6 0) (ite (= s 6) (ite (= x 2) 7 0) (ite (= s 7) (ite (= x 6) 8 0) (ite (= s 8) (ite (= x 5) 9 0) (ite (= s 9) (ite (= x 3) 10 0) (ite (= s 10) (ite (= x 5) 11 0) (ite (= s 11) (ite (= x 8) 12 0) (- 1)))))))))))))))
(assert (= (List.fold step 0 l) 12))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= 0 x 9))) true l))
(assert (>= (List.len l) 1000000))
(check-sat)
