; Arrays with several indices are Z3's alone. What is said about one is not read, so that nothing is `sat`.
; EXPECT: (error "line 7 column 18: an array has one index: (Array Index Element)")
; EXPECT: (error "line 8 column 20: unknown symbol `f`")
; EXPECT: unknown
; EXPECT: (:reason-unknown "incomplete: an assertion was not read")
; EXPECT: unsat
(declare-const f (Array Int Int Int))
(assert (= (select f 1 2) 3))
(check-sat)
(get-info :reason-unknown)
(assert false)
(check-sat)
