; Three levels; the innermost lists are empty.
; EXPECT: sat
(set-logic ALL)
(declare-const c (List (List (List Int))))
(assert (= (List.len c) 1000000))
(assert (List.forall (lambda ((m (List (List Int)))) (and (= (List.len m) 1000) (List.forall (lambda ((r (List Int))) (= (List.len r) 0)) m))) c))
(check-sat)
