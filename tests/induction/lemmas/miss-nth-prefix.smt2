; EXPECT: sat
; Satisfiable: the place behind a common beginning may differ.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(declare-const n Int)
(declare-const k Int)
(assert (= (List.take k l) (List.take k m)))
(assert (<= 0 n k))
(assert (not (= (List.nth l n d) (List.nth m n d))))
(check-sat)
