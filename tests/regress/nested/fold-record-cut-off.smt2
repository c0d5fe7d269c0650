; A record with a list inside that a fold builds from a range which is cut off.
; EXPECT: sat
(declare-datatypes ((Box 0)) (((empty) (full (items (List Int)) (size Int)))))
(declare-const n Int)
(declare-fun p (Int) Bool)
(define-fun last () Box
  (List.fold (lambda ((acc Box) (x Int)) (ite (p x) (full (List.value Int (x)) x) acc)) (full (List.value Int ()) 0) (List.range 0 n)))
(assert (> n 6))
(assert (= last (ite (p 0) (full (List.value Int ((- n 1))) (- n 1)) empty)))
(check-sat)
