; Parts and pairs of lists that are cut off and have gaps: indices are counted, and nothing is known of what is beyond.
; EXPECT: sat
(declare-const n Int)
(declare-const m (List Int))
(define-fun window () (List Int)
  (List.fold (lambda ((acc (List Int)) (x Int)) (List.take 2 (ite (= 0 (mod x 2)) (List.cons x acc) acc))) (List.value Int ()) (List.range 0 n)))
(define-fun sieved () (List Int) (List.filter (lambda ((v Int)) (= 1 (mod v 2))) (List.range 0 n)))
(assert (> n 4))
(assert (= (List.len m) 2))
(assert (= (List.sum (List.take 1 window)) (- n 1)))
(assert (= (List.sum (List.drop 1 window)) (- n 3)))
(assert (= (List.sum (List.map tuple.first (List.drop 1 (List.zip sieved m)))) 3))
(assert (= (List.sum (List.map tuple.second (List.drop 1 (List.zip m sieved)))) 3))
(check-sat)
