; Three different lists of one length over booleans: length one gives two, length two gives four.
; EXPECT: unsat
; EXPECT: sat
(declare-const a (List Bool))
(declare-const b (List Bool))
(declare-const c (List Bool))
(assert (= (List.len a) (List.len b) (List.len c)))
(assert (distinct a b c))
(push)
(assert (<= (List.len a) 1))
(check-sat)
(pop)
(assert (<= (List.len a) 2))
(check-sat)
