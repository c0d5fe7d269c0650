; EXPECT: unsat
; The length of two lists one after the other.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(assert (not (= (List.len (List.append a b)) (+ (List.len a) (List.len b)))))
(check-sat)
