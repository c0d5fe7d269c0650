; The empty list has length 0 and folds to the initial value.
; status: unsat
(assert (not (and (= (List.len (List.value Bool ())) 0) (List.fold and true (List.value Bool ())))))
(check-sat)
