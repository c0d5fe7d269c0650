; EXPECT: not unsat
; Satisfiable: zero is in neither part.
(set-logic ALL)

(declare-const l (List Int))
(define-fun count ((p (-> Int Bool)) (xs (List Int))) Int
  (List.fold (lambda ((n Int) (x Int)) (ite (p x) (+ n 1) n)) 0 xs))
(assert (not (= (+ (count (lambda ((x Int)) (> x 0)) l) (count (lambda ((x Int)) (< x 0)) l)) (List.len l))))

(check-sat)
