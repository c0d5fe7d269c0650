; A million sums, all even, of which one is above the others.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.max (List.map2 + a b) 0) 8))
(set-option :compact-models true)
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) 1000000 (List.len b)))
(assert (List.forall (lambda ((x Int)) (= (mod x 2) 0)) (List.map2 + a b)))
(assert (= (List.max (List.map2 + a b) 0) 8))
(assert (= (List.sum a) 1))
(check-sat)
(get-value ((List.max (List.map2 + a b) 0)))
