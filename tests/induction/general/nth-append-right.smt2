; EXPECT: unsat
; Behind a list, indices start with its length.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const d E)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.nth (List.append l m) (+ (List.len l) n) d) (List.nth m n d))))
(check-sat)
