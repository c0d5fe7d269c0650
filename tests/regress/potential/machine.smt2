; What is counted behind a door needs a key, however long the list.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
; EXPECT: sat
(declare-datatype Acc ((acc (open Bool) (behind Int) (keys Int))))
(declare-const l (List Int))
(define-fun step ((a Acc) (x Int)) Acc
  (acc (or (open a) (= x 7)) (ite (open a) (+ (behind a) 1) (behind a)) (ite (= x 7) (+ (keys a) 1) (keys a))))
(define-fun end () Acc (List.fold step (acc false 0 0) l))
(assert (> (behind end) 0))
(push) (assert (= (keys end) 0)) (check-sat) (pop)
(assert (= (keys end) 1)) (check-sat)
