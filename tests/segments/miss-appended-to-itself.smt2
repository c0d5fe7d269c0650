; EXPECT: not unsat
; The same segment twice: the first is not the last.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.drop n (List.append l l)) (List.append (List.drop n l) (List.drop n l)))))
(check-sat)
