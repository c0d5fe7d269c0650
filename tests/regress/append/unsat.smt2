; The length is the sum of the lengths, whatever they are.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.len (List.append l m l)) (+ (* 2 (List.len l)) (List.len m)))))
(check-sat)
