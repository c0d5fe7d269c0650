; A range whose bounds depend on an element is refused, not guessed.
; EXPECT: unknown
; EXPECT: (:reason-unknown "unsupported: a list put together inside a function from its variables")
(declare-const l (List Int))
(assert (List.forall (lambda ((x Int)) (= (List.sum (List.range 0 x)) 3)) l))
(assert (> (List.len l) 0))
(check-sat)
(get-info :reason-unknown)
