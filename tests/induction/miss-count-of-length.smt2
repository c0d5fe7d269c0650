; EXPECT: not unsat
; Satisfiable: all elements may be positive.
(set-logic ALL)

(declare-const l (List Int))
(define-fun count ((p (-> Int Bool)) (xs (List Int))) Int
  (List.fold (lambda ((n Int) (x Int)) (ite (p x) (+ n 1) n)) 0 xs))
(assert (>= (count (lambda ((x Int)) (> x 0)) l) (List.len l)))
(assert (> (List.len l) 4))

(check-sat)
