; Two lists of a million elements, equal in sum, not everywhere.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.exists2 < a b) true)
; EXPECT:  ((- (List.sum a) (List.sum b)) 0))
(set-option :compact-models true)
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) 1000000 (List.len b)))
(assert (List.exists2 < a b))
(assert (= (List.sum a) (List.sum b)))
(check-sat)
(get-value ((List.exists2 < a b) (- (List.sum a) (List.sum b))))
