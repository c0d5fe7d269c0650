; A list that a fold builds from a range which is cut off: what is at its front is not known before the range is unfolded as far as it goes.
; EXPECT: sat
(declare-const n Int)
(define-fun window () (List Int)
  (List.fold (lambda ((acc (List Int)) (x Int)) (List.take 2 (List.cons x acc))) (List.value Int ()) (List.range 0 n)))
(assert (> n 4))
(assert (= (List.nth window 0 (- 1)) (- n 1)))
(check-sat)
