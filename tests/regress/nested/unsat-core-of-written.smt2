; A core among equations of written lists of lists.
; EXPECT: unsat
; EXPECT: (one two)
(set-option :produce-unsat-cores true)
(declare-const l (List (List Int)))
(declare-const m (List (List Int)))
(assert (! (= l (List.value (List Int) ((List.value Int (1))))) :named one))
(assert (! (= m (List.value (List Int) ())) :named other))
(assert (! (= l (List.value (List Int) ((List.value Int (2))))) :named two))
(check-sat)
(get-unsat-core)
