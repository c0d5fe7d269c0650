; The first element does not occur again.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (List.distinct (List.cons k a)))
(assert (List.contains k a))
(check-sat)
