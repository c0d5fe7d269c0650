; A million elements, each twice its counterpart.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.sum a) 14))
(set-option :compact-models true)
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) 1000000 (List.len b)))
(assert (List.forall2 (lambda ((x Int) (y Int)) (= x (* 2 y))) a b))
(assert (= (List.sum b) 7))
(check-sat)
(get-value ((List.sum a)))
