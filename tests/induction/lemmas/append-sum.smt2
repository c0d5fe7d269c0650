; EXPECT: unsat
; The sum of two lists one after the other.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.sum (List.append a b)) (+ (List.sum a) (List.sum b)))))
(check-sat)
