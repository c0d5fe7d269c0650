; Two long lists that are equal, and a third that is as long and is not.
; EXPECT: sat
(set-logic ALL)
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (= a b))
(assert (not (= b c)))
(assert (= (List.len a) (List.len c)))
(assert (= (List.fold + 0 a) (List.fold + 0 c) 42))
(assert (>= (List.len b) 1000000))
(check-sat)
