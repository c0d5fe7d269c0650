; A million elements followed by others.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.sum m) (- 999995)))
(set-option :compact-models true)
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= (List.len l) 1000000))
(assert (= (List.sum (List.append l m)) 5))
(assert (= (List.sum l) 1000000))
(assert (= (List.len m) 1))
(check-sat)
(get-value ((List.sum m)))
