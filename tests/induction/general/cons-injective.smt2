; EXPECT: unsat
; Equal lists have equal heads and tails.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const x E)
(declare-const y E)
(assert (= (List.append (List.value E (x)) a) (List.append (List.value E (y)) b)))
(assert (not (and (= x y) (= a b))))
(check-sat)
