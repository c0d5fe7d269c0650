; Rows of booleans, all true.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List (List Bool)))
(assert (= (List.len l) 1000000))
(assert (List.forall (lambda ((r (List Bool))) (and (= (List.len r) 1000) (List.forall (lambda ((b Bool)) b) r))) l))
(check-sat)
