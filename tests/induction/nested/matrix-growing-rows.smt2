; EXPECT: unsat
; Each row longer than the one before, so the last is as long as there are rows before it.
(set-logic ALL)

(declare-const m (List (List Int)))
(assert (List.forall2 (lambda ((r (List Int)) (s (List Int))) (< (List.len r) (List.len s))) m (List.tail m)))
(assert (> (List.len m) 0))
(assert (< (List.fold (lambda ((last Int) (r (List Int))) (List.len r)) 0 m) (- (List.len m) 1)))

(check-sat)
