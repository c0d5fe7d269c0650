; What is counted behind a door that stays shut. As many steps arrive behind it as leave, but none enters.
; EXPECT: unsat
; EXPECT: sat
(declare-datatype Acc ((acc (open Bool) (behind Int) (doors Int))))
(declare-const l (List Int))
(define-fun step ((a Acc) (x Int)) Acc
  (acc (or (open a) (= x 7)) (ite (open a) (+ (behind a) 1) (behind a)) (ite (and (= x 7) (not (open a))) (+ (doors a) 1) (doors a))))
(define-fun end () Acc (List.fold step (acc false 0 0) l))
(assert (<= (List.len l) 3))
(assert (= (behind end) 2))
(push) (assert (= (doors end) 0)) (check-sat) (pop)
(check-sat)
