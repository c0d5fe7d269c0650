; EXPECT: sat
; Satisfiable: a negative index leads into the first list.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (not (= (List.nth (List.append l m) (+ (List.len l) n) d) (List.nth m n d))))
(check-sat)
