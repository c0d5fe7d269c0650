; EXPECT: unsat
; A row of a matrix has what all rows have.
(set-logic ALL)

(declare-const m (List (List Int)))
(declare-const n Int)
(define-fun rowsum ((r (List Int))) Int (List.sum r))
(define-fun rect () Bool (List.forall (lambda ((r (List Int))) (= n (List.len r))) m))
(declare-const r (List Int))
(assert (List.contains r m)) (assert (List.forall (lambda ((r (List Int))) (> (List.sum r) 5)) m)) (assert (< (List.sum r) 5))
(check-sat)
