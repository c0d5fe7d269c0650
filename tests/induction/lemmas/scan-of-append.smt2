; EXPECT: unsat
; A scan goes on where it stopped.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const z Int)
(assert (not (= (List.scan_left + z (List.append l m)) (List.append (List.scan_left + z l) (List.drop 1 (List.scan_left + (List.fold + z l) m))))))
(check-sat)
