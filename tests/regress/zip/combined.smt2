; Pairs of reversed, appended and mapped lists, folded.
; EXPECT: sat
; EXPECT: ((a (List.value Int (2 1)))
; EXPECT:  (b (List.value Int (3))))
(declare-const a (List Int))
(declare-const b (List Int))
(define-fun weight ((p (Tuple Int Int))) Int (+ (* 10 (tuple.first p)) (tuple.second p)))
(assert (= (List.map weight (List.zip (List.rev a) (List.append b (List.value Int (9))))) (List.value Int (13 29))))
(assert (= (List.len a) 2))
(assert (= (List.len b) 1))
(assert (= (List.fold (lambda ((acc Int) (x Int)) (+ (* 10 acc) x)) 0 a) 21))
(assert (= (List.sum b) 3))
(check-sat)
(get-value (a b))
