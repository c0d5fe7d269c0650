; One more than a million elements, sorted.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.sum (List.snoc l x)) 3000003))
(set-option :compact-models true)
(declare-const l (List Int))
(declare-const x Int)
(assert (= (List.len l) 1000000))
(assert (List.sorted (List.snoc l x)))
(assert (= (List.head l 0) 3))
(assert (= x 3))
(check-sat)
(get-value ((List.sum (List.snoc l x))))
