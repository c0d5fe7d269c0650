; The empty list takes nothing away, and nothing is left of it.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (not (and (= (List.diff a (List.value Int ())) a) (= (List.diff (List.value Int ()) a) (List.value Int ())))))
(check-sat)
