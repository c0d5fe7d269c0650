; The empty list has nothing in common with any.
; MODES: default increasing one-thread process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (not (and (List.disjoint (List.value Int ()) a) (List.disjoint a (List.value Int ())))))
(check-sat)
