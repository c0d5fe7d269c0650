; Tuples with lists.
; MODES: default one-thread increasing search process reprint
; EXPECT: unsat
(declare-const t (Tuple (List Int) (List Int)))
(declare-const u (Tuple (List Int) (List Int)))
(assert (= (tuple.first t) (tuple.first u)))
(assert (= (tuple.second t) (tuple.second u)))
(assert (distinct t u))
(check-sat)
