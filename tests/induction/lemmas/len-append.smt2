; EXPECT: unsat
; Len append.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.len (List.append l m)) (+ (List.len l) (List.len m)))))
(check-sat)
