; EXPECT: unsat
; Reversals of equal lists have equal counts.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-fun p (E) Bool)
(assert (= a (List.rev b)))
(assert (not (= (List.count p a) (List.count p b))))
(check-sat)
