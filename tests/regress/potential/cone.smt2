; What can be counted is a cone: classes make up the whole, weights are in proportion. Near misses have models.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(define-fun class ((i Int)) Int (List.count (lambda ((x Int)) (= (mod x 4) i)) l))
(define-fun weight () Int (List.fold (lambda ((a Int) (x Int)) (+ a (ite (< x 0) 3 (ite (= x 0) 5 7)))) 0 l))
(push) (assert (< (List.len l) (+ (class 0) (class 1) (class 2) (class 3)))) (check-sat) (pop)
(push) (assert (< (List.len l) (+ 1 (class 0) (class 1) (class 2) (class 3)))) (check-sat) (pop)
(push) (assert (> weight (* 7 (List.len l)))) (check-sat) (pop)
(push) (assert (= weight (* 7 (List.len l)))) (assert (> weight 0)) (check-sat) (pop)
(push) (assert (< weight (* 3 (List.len l)))) (check-sat) (pop)
(push) (assert (= weight (+ 1 (* 4 (List.len l))))) (check-sat) (pop)
