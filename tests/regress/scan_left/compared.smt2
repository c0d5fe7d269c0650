; Running sums are compared with a declared list and with what they are made of.
; EXPECT: sat
; EXPECT: sat
; EXPECT: ((a (List.value Int (0 0))))
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(push 1)
(assert (not (= (List.scan_left + 0 a) b)))
(assert (= (List.len b) 3))
(assert (= (List.sum b) (List.sum a) 4))
(assert (= (List.len a) 2))
(check-sat)
(pop 1)
(assert (= (List.len a) 2))
(push 1)
(assert (= (List.scan_left + 0 a) (List.snoc a 0)))
(check-sat)
(get-value (a))
(pop 1)
(assert (= (List.scan_left + 1 a) (List.cons 0 a)))
(check-sat)
