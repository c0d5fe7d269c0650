; EXPECT: unsat
; Each element adds 3 or removes 1: the total is not three less four times the removals.
(set-logic ALL)

(declare-const l (List Int))
(define-fun count ((p (-> Int Bool)) (xs (List Int))) Int
  (List.fold (lambda ((n Int) (x Int)) (ite (p x) (+ n 1) n)) 0 xs))
(define-fun score () Int (List.fold (lambda ((s Int) (x Int)) (ite (> x 0) (+ s 3) (- s 1))) 0 l))
(assert (not (= score (- (* 3 (List.len l)) (* 4 (count (lambda ((x Int)) (<= x 0)) l))))))

(check-sat)
