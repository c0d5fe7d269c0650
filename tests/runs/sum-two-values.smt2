; Only sixes and sevens, length and sum given.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (or (= x 6) (= x 7)))) true l))
(assert (= (List.len l) 1234567))
(assert (= (List.fold + 0 l) 7654321))
(check-sat)
