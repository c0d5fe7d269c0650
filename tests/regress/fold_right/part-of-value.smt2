; Parts of lists that are written out are read from the right.
; EXPECT: sat
; EXPECT: ((n 2))
(declare-sort Thing 0)
(declare-const t Thing)
(declare-const n Int)
(define-fun before ((u Thing) (v Int)) Int (+ 1 (* 2 v)))
(assert (= (List.fold_right before 2 (List.take n (List.value Thing (t t t)))) 11))
(assert (= (List.fold_right (lambda ((x Int) (acc Int)) (- x acc)) 0 (List.drop_while (lambda ((x Int)) (< x n)) (List.value Int (1 2 5)))) (- 3)))
(check-sat)
(get-value (n))
