; EXPECT: unsat
; No row has a least entry above its greatest.
(set-logic ALL)

(declare-const rows (List (List Int)))
(assert (List.exists (lambda ((r (List Int))) (> (List.min r 0) (List.max r 0))) rows))

(check-sat)
