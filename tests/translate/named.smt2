; Named assertions and terms.
; status: unsat
(declare-const l (List Int))
(assert (! (= l (List.value Int (1 2))) :named fixed))
(assert (! (= (List.fold + 0 l) (! (List.len l) :named size)) :named small))
(assert (= size 2))
(check-sat)
