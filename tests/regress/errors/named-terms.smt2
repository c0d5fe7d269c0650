; Names for open terms are refused, and a command that fails leaves no names behind.
; EXPECT: (error "line 9 column 60: a named term cannot contain bound variables")
; EXPECT: (error "line 10 column 32: unknown symbol `oops`")
; EXPECT: (error "line 11 column 9: the formula has sort Int, but Bool is expected")
; EXPECT: sat
; EXPECT: ((p true)
; EXPECT:  (three 3))
(declare-const l (List Int))
(assert (= l (List.map (lambda ((x Int)) (! (+ x 1) :named next)) l)))
(assert (and (! true :named p) oops))
(assert (! 3 :named three))
(assert (! (= (! 3 :named three) 3) :named p))
(check-sat)
(get-value (p three))
