; EXPECT: unsat
; The length of two lists one after the other.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.len (List.append a b)) (+ (List.len a) (List.len b)))))
(check-sat)
