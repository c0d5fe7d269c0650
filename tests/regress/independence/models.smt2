; Assertions about different lists and numbers: the models of the parts are one model. They share division by zero.
; EXPECT: sat
; EXPECT: sat
; EXPECT: unsat
(declare-const k (List Int)) (declare-const l (List Int)) (declare-const x Int) (declare-const y Int)
(define-fun quotients ((m (List Int))) Int (List.fold (lambda ((a Int) (e Int)) (+ a (div e 0))) 0 m))
(assert (= (List.len k) 1))
(assert (= (List.len l) 1))
(assert (< x 5))
(check-sat)
(push)
(assert (= (quotients k) 3))
(assert (= (quotients l) 4))
(check-sat)
(pop)
(assert (= (List.sum k) 7))
(assert (= (List.sum l) 7))
(assert (= (quotients k) 3))
(assert (= (quotients l) 4))
(check-sat)
