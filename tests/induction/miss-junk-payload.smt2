; EXPECT: not unsat
; Satisfiable: two values without content are equal, whatever was in them before.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const l (List Int))
(define-fun end ((k Int)) (Option Int)
  (List.fold (lambda ((acc (Option Int)) (x Int)) (ite (> x k) (some x) (as none (Option Int)))) (as none (Option Int)) l))
(assert (= (end 3) (end 5)))
(assert (> (List.len l) 1))
(assert (List.fold (lambda ((f Bool) (x Int)) (or f (> x 5))) false l))

(check-sat)
