; EXPECT: sat
; Satisfiable: the second scan has a start of its own.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.scan_left + 0 (List.append l m)) (List.append (List.scan_left + 0 l) (List.scan_left + (List.sum l) m)))))
(check-sat)
