; Trap: elements with lists are equal if their lists are, at every place.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(declare-const x (List Int))
(assert (List.contains x l))
(assert (List.forall (lambda ((y (List Int))) (< (List.len y) 3)) l))
(assert (> (List.len x) 5))
(check-sat)
