; EXPECT: unsat
; The indices go on behind what is dropped.
(declare-const l (List Int))
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.drop n (List.mapi + l)) (List.mapi (lambda ((i Int) (v Int)) (+ (+ i n) v)) (List.drop n l)))))
(check-sat)
