; An element that is neutral for one value of the parameter is not for another: no element is both p and q.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: sat
(declare-const l (List Int))
(declare-const p Int)
(declare-const q Int)
(define-fun others ((k Int)) Int (List.fold (lambda ((n Int) (x Int)) (ite (= x k) n (+ n 1))) 0 l))
(assert (<= 1 (List.len l) 3))
(push)
(assert (distinct p q))
(assert (= (others p) (others q) 0))
(check-sat)
(pop)
(push)
(assert (= (others p) (others q) 0))
(check-sat)
(pop)
(assert (distinct p q))
(assert (= (+ (others p) (others q)) (List.len l)))
(check-sat)
