; EXPECT: sat
; Of other rows nothing is known.
(set-logic ALL)

(declare-const a (List (List Int)))
(declare-const b (List (List Int)))
(declare-fun f ((List Int)) Int)
(declare-const q (List Int))
(assert (List.forall (lambda ((r (List Int))) (> (f r) 0)) a))
(assert (List.contains q b))
(assert (<= (f q) 0))

(check-sat)
