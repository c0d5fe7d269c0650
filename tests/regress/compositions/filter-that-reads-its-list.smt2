; What a filter leaves out depends on the list that it is a filter of, and that is paired with another one.
; EXPECT: sat
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const n Int)
(assert (and (<= (List.len l) 3) (<= (List.len m) 2) (<= (- 1) n 2)))
(assert (List.forall (lambda ((x Int)) (<= 0 x 2)) l))
(assert (List.forall (lambda ((x Int)) (or (= x 0) (= x 2))) m))
(define-fun late ((a Int)) Bool (> (List.len (List.take a l)) n))
(define-fun best () Int (List.max (List.map2 (lambda ((a Int) (b Int)) (ite (< a b) a (+ b 1))) (List.filter late l) m) 0))
(push)
(assert (= best 3))
(check-sat)
(pop)
(assert (not (or (= best 0) (= best 1) (= best 3))))
(check-sat)
