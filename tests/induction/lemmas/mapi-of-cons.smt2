; EXPECT: unsat
; An element in front moves the indices by one.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.mapi + (List.cons x l)) (List.cons (+ 0 x) (List.mapi (lambda ((i Int) (v Int)) (+ (+ i 1) v)) l)))))
(check-sat)
