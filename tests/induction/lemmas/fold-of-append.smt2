; EXPECT: unsat
; A fold goes on where it stopped.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const z Int)
(assert (not (= (List.fold - z (List.append l m)) (List.fold - (List.fold - z l) m))))
(check-sat)
