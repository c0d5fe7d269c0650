; EXPECT: unsat
; Equal lists have equal last elements and equal beginnings.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const x E)
(declare-const y E)
(assert (= (List.append a (List.value E (x))) (List.append b (List.value E (y)))))
(assert (not (and (= x y) (= a b))))
(check-sat)
