; A filter is compared with a declared list, with another filter, and with a list that begins with a known element.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: sat
; EXPECT: sat
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(define-fun small ((x Int)) Bool (< x 5))
(push 1)
(assert (not (= (List.filter positive a) b)))
(assert (= (List.len a) 3))
(assert (= (List.len (List.filter positive a)) (List.len b) 2))
(check-sat)
(pop 1)
(push 1)
(assert (not (= (List.filter positive a) (List.filter small b))))
(assert (= (List.sum a) (List.sum b) 7))
(assert (= (List.len a) (List.len b) 2))
(check-sat)
(pop 1)
(push 1)
(assert (not (= (List.filter positive a) (List.cons 3 b))))
(assert (= (List.head (List.filter positive a) 0) 3))
(assert (= (List.len a) 2))
(check-sat)
(pop 1)
(assert (= (List.filter positive a) (List.cons (- 3) b)))
(assert (<= (List.len b) 3))
(assert (<= (List.len a) 3))
(check-sat)
