; EXPECT: unsat
; A matrix without rows of two elements does not contain one.
(set-logic ALL)

(declare-const m (List (List Int)))
(declare-const n Int)
(define-fun rowsum ((r (List Int))) Int (List.sum r))
(define-fun rect () Bool (List.forall (lambda ((r (List Int))) (= n (List.len r))) m))
(assert (List.contains (List.value Int (1 2)) m)) (assert (List.forall (lambda ((r (List Int))) (distinct (List.len r) 2)) m))
(check-sat)
