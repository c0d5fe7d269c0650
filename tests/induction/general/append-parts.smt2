; EXPECT: unsat
; Equal lists, cut at the same place, have equal parts.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-const c (List E))
(declare-const m (List E))
(assert (= (List.append a b) (List.append c m)))
(assert (= (List.len a) (List.len c)))
(assert (not (and (= a c) (= b m))))
(check-sat)
