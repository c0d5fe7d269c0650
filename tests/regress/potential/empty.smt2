; An empty list has taken no step, and a fold whose steps depend on what is counted is no counter.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: sat
(declare-const l (List Int))
(assert (<= (List.len l) 3))
(define-fun ones () Int (List.fold (lambda ((a Int) (x Int)) (+ a 1)) 5 l))
(push) (assert (= (List.len l) 0)) (assert (distinct ones 5)) (check-sat) (pop)
(push) (assert (= ones 5)) (check-sat) (pop)
(define-fun bounded () Int (List.fold (lambda ((a Int) (x Int)) (ite (< a 2) (+ a 1) (- a 3))) 0 l))
(assert (< bounded 0)) (check-sat)
