; EXPECT: unsat
; A map that only gets sevens has nothing but zeros and sevens.
(set-logic ALL)
(declare-const l (List Int))
(declare-const k Int)
(define-fun m () (Array Int Int) (List.fold (lambda ((m (Array Int Int)) (x Int)) (store m x 7)) ((as const (Array Int Int)) 0) l))
(assert (not (or (= (select m k) 0) (= (select m k) 7))))
(check-sat)
