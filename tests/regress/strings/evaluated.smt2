; Terms without variables beside others: the solver underneath need not know their values.
; EXPECT: sat
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(assert (= "xab" (str.replace_re "ab" (re.* re.allchar) "x")))
(assert (= "xx" (str.replace_re_all "ab" (re.union (str.to_re "b") (str.to_re "a")) "x")))
(assert (< (List.sum l) x))
(push 1)
(assert (< 0 (* x x) 5))
(check-sat)
(pop 1)
(assert (< x (List.sum l)))
(check-sat)
