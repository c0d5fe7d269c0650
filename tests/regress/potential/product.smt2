; Two folds that are never in the same state, and two that are, once one of them has been there.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(define-fun turns ((b Bool)) Bool (List.fold (lambda ((a Bool) (x Int)) (xor a (> x 3))) b l))
(push) (assert (= (turns true) (turns false))) (check-sat) (pop)
(define-fun held ((b Bool)) Bool (List.fold (lambda ((a Bool) (x Int)) (ite (= x 3) true (xor a (> x 3)))) b l))
(assert (= (held true) (held false))) (check-sat)
