; EXPECT: unsat
; Behind a list, indices start with its length.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.nth (List.append l m) (+ (List.len l) n) d) (List.nth m n d))))
(check-sat)
