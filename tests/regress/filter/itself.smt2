; A list is its own filter if and only if all of it passes; two filters of a list are equal if they agree on its elements.
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
(declare-const a (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(define-fun small ((x Int)) Bool (< x 5))
(push 1)
(assert (= (List.filter positive a) a))
(assert (= a (List.value Int (4 (- 1) 2))))
(check-sat)
(pop 1)
(push 1)
(assert (<= (List.len a) 3))
(assert (not (= (List.filter positive (List.filter small a)) (List.filter small (List.filter positive a)))))
(check-sat)
(pop 1)
(assert (= (List.filter positive a) (List.filter small a)))
(assert (= (List.len a) 2))
(assert (= (List.sum a) 5))
(check-sat)
