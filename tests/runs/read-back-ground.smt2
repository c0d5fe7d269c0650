; A model read back: nothing is unknown.
; EXPECT: sat
(set-logic ALL)
(define-fun l () (List Int)
  (List.append (List.drift 1000000000000 (List.value Int (1 0)) (List.value Int (2 0))) (List.cycle 500000000000 (List.value Int (5 6))) (List.value Int (7))))
(assert (= (List.len l) 3000000000001))
(assert (= (List.fold (lambda ((m Int) (x Int)) (ite (> x m) x m)) 0 l) 1999999999999))
(assert (= (List.fold (lambda ((n Int) (x Int)) (ite (= x 0) n (+ n 1))) 0 l) 2000000000001))
(check-sat)
