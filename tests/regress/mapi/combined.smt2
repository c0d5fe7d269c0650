; Even places only.
; EXPECT: unsat
(declare-const l (List Int))
(assert (not (=> (<= (List.len l) 3) (= (List.sum (List.mapi (lambda ((i Int) (x Int)) (ite (= (mod i 2) 0) x 0)) l)) (+ (List.nth l 0 0) (List.nth l 2 0))))))
(check-sat)
