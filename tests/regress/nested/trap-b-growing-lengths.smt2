; Trap: inner lists that grow: each is longer than the one before.
; EXPECT: sat
; EXPECT: ((l (List.value (List Bool) ((List.value Bool ()) (List.value Bool (true)) (List.value Bool (true true))))))
(declare-const l (List (List Bool)))
(assert (= (List.len l) 3))
(assert (List.foldi (lambda ((i Int) (ok Bool) (x (List Bool))) (and ok (= (List.len x) i) (List.forall (lambda ((b Bool)) b) x))) true l))
(check-sat)
(get-value (l))
