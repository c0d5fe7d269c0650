; EXPECT: unsat
; The length of two lists is the sum.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (not (= (List.len (List.append l m)) (+ (List.len l) (List.len m)))))
(check-sat)
