; A million elements: what is first on one side is last on the other.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.head b 0) 3)
; EXPECT:  ((List.len b) 1000000))
(set-option :compact-models true)
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= b (List.rev a)))
(assert (= (List.len a) 1000000))
(assert (= (List.last a 0) 3))
(assert (= (List.sum b) 5))
(check-sat)
(get-value ((List.head b 0) (List.len b)))
