; The empty list adds nothing.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (<= (List.len a) 3))
(assert (not (and (= (List.union a (List.value Int ())) a) (= (List.union (List.value Int ()) a) a))))
(check-sat)
