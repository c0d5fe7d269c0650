; EXPECT: unsat
; What a filter keeps and what it drops do not make up the sum.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun kept ((p (-> Int Bool))) (List (Option Int))
  (List.map (lambda ((x Int)) (ite (p x) (some x) (as none (Option Int)))) l))
(define-fun total ((xs (List (Option Int)))) Int
  (List.fold (lambda ((acc Int) (x (Option Int))) (match x ((none acc) ((some y) (+ acc y))))) 0 xs))
(assert (not (= (sum l) (+ (total (kept (lambda ((x Int)) (> x 7)))) (total (kept (lambda ((x Int)) (<= x 7))))))))

(check-sat)
