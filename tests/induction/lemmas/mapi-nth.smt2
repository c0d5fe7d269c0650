; EXPECT: unsat
; Mapi nth.
(declare-const l (List Int))
(declare-const n Int)
(declare-const d Int)
(assert (not (=> (and (<= 0 n) (< n (List.len l))) (= (List.nth (List.mapi (lambda ((i Int) (v Int)) (+ i v)) l) n d) (+ n (List.nth l n d))))))
(check-sat)
