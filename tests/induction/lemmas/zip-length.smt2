; EXPECT: unsat
; There are as many pairs as the shorter list has elements.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.len (List.zip a b)) (ite (< (List.len a) (List.len b)) (List.len a) (List.len b)))))
(check-sat)
