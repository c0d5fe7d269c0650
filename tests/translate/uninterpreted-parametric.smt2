; A sort with a parameter; equal arguments, equal results.
; status: unsat
(declare-sort Key 1)
(declare-fun weight ((Key Int)) Int)
(declare-const k (Key Int))
(define-fun add ((acc Int) (x (Key Int))) Int (+ acc (weight x)))
(assert (= (weight k) 2))
(assert (not (= (List.fold add 0 (List.value (Key Int) (k k))) 4)))
(check-sat)
