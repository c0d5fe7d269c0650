; Nothing is in the empty list.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (not (and (= (List.inter a (List.value Int ())) (List.value Int ())) (= (List.inter (List.value Int ()) a) (List.value Int ())))))
(check-sat)
