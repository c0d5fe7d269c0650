; OPEN: certificates, since after a pop witnesses have other names. What is said to exist is a constant, under every connective. After an assertion that cannot be read, nothing is `sat`.
; MODES: default one-thread reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: (error "line 23 column 12: quantifiers are not supported: use List.forall and List.exists for the elements of a list, and declare-const for an unknown value")
; EXPECT: (error "line 24 column 9: quantifiers are not supported: use List.forall and List.exists for the elements of a list, and declare-const for an unknown value")
; EXPECT: (error "line 25 column 52: quantifiers are not supported: use List.forall and List.exists for the elements of a list, and declare-const for an unknown value")
; EXPECT: unknown
(declare-const b Bool)
(declare-const l (List Int))
(define-fun above ((n Int)) Bool (exists ((x Int)) (and (List.contains x l) (> x n))))
(push)
(assert (not (forall ((n Int)) (= (List.append (List.take n l) (List.drop n l)) l))))
(check-sat)
(pop)
(push)
(assert (and (List.forall (lambda ((x Int)) (< x 5)) l) (or (above 5) (not (=> b (not (exists ((n Int)) (= (+ n 1) n))))))))
(check-sat)
(pop)
(assert (and (= (List.len l) 1) (above 3) (ite b (above 4) (not (forall ((x Int) (y Int)) (= x y))))))
(check-sat)
(assert (= (forall ((x Int)) (> x 0)) b))
(assert (exists ((x Int)) (xor b (forall ((y Int)) (> x y)))))
(assert (List.forall (lambda ((x Int)) (=> (> x 0) (exists ((y Int)) (= (* 2 y) x)))) l))
(assert (forall ((x Int)) (=> (> x 0) (>= x 1))))
(assert (exists ((x Int)) (= x 4)))
(check-sat)
