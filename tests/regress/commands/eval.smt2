; Z3's `eval`: the value of one term, without the term.
; EXPECT: sat
; EXPECT: 4
; EXPECT: (List.value Int (3 3))
; EXPECT: (error "line 12 column 1: expected (eval term)")
; EXPECT: (error "line 14 column 1: no model is available: there was no check-sat that answered sat since the last change")
(declare-const x Int)
(assert (= x 3))
(check-sat)
(eval (+ x 1))
(eval (List.value Int (x x)))
(eval x x)
(push)
(eval x)
