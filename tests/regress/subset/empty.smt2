; The empty list is in every list, and only the empty list is in it.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (not (and (List.subset (List.value Int ()) a) (= (List.subset a (List.value Int ())) (List.is_empty a)))))
(check-sat)
