; Two rows of two, bounded on every level, by a constant.
; EXPECT: unsat
(set-logic ALL)

(declare-const m (List (List Int)))
(declare-const n Int)
(define-fun rowsum ((r (List Int))) Int (List.sum r))
(define-fun rect () Bool (List.forall (lambda ((r (List Int))) (= n (List.len r))) m))
(assert rect) (assert (= n 2)) (assert (= 2 (List.len m)))
(assert (List.forall (lambda ((r (List Int))) (List.forall (lambda ((x Int)) (<= x 16)) r)) m)) (assert (> (List.sum (List.concat m)) 64))
(check-sat)
