; EXPECT: unsat
; The empty list is neutral on both sides.
(declare-const a (List Int))
(assert (not (and (= (List.append a (List.value Int ())) a) (= (List.append (List.value Int ()) a) a))))
(check-sat)
