; The first element of a list that is sorted by pairs is the least.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (List.all_pairs <= (List.cons k a)))
(assert (List.exists (lambda ((x Int)) (< x k)) a))
(check-sat)
