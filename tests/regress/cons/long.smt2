; One more than a million elements.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: ((x (- 999995))
; EXPECT:  ((List.len (List.cons x l)) 1000001))
(set-option :compact-models true)
(declare-const l (List Int))
(declare-const x Int)
(assert (= (List.len l) 1000000))
(assert (= (List.sum (List.cons x l)) 5))
(assert (= (List.sum l) 1000000))
(check-sat)
(get-value (x (List.len (List.cons x l))))
