; In an interval all differences are bounded.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (List.forall (lambda ((x Int)) (<= 0 x 9)) a))
(assert (List.exists_pair (lambda ((x Int) (y Int)) (> (- y x) 9)) a))
(check-sat)
