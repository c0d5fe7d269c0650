; A million pairs whose first parts are above their second parts.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.len (List.zip a b)) 1000000))
(set-option :compact-models true)
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) 1000000))
(assert (= (List.len b) 1000007))
(assert (List.forall (lambda ((p (Tuple Int Int))) (> (tuple.first p) (tuple.second p))) (List.zip a b)))
(assert (= (List.sum b) 4))
(check-sat)
(get-value ((List.len (List.zip a b))))
