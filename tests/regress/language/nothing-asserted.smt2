; No assertions: satisfiable, and every declared symbol has a value.
; EXPECT: sat
; EXPECT: ((x 0)
; EXPECT:  (r 0.0)
; EXPECT:  (p false)
; EXPECT:  (l (List.value Int ())))
(declare-const x Int)
(declare-const r Real)
(declare-const p Bool)
(declare-const l (List Int))
(check-sat)
(get-value (x r p l))
