; Lists of equal length can differ.
; status: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= a b)))
(assert (= (List.len a) (List.len b) 2))
(check-sat)
