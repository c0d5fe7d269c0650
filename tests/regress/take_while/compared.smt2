; Prefixes are compared with declared lists and with one another.
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (<= (List.len a) 3))
(assert (<= (List.len b) 3))
(push 1)
(assert (not (= (List.take_while positive a) b)))
(assert (= (List.drop_while positive a) b))
(assert (= (List.len a) 3))
(check-sat)
(pop 1)
(push 1)
(assert (= (List.take_while positive a) (List.drop_while positive b)))
(assert (> (List.len (List.take_while positive a)) 0))
(check-sat)
(pop 1)
(assert (not (= (List.take_while positive a) (List.take_while positive b))))
(assert (= (List.sum a) (List.sum b)))
(check-sat)
