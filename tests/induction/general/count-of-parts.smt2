; EXPECT: unsat
; Counts of both parts add up.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (not (= (List.count p l) (+ (List.count p (List.take n l)) (List.count p (List.drop n l))))))
(check-sat)
