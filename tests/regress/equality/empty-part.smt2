; A list put together is compared with the empty list of a datatype with several fields.
; EXPECT: sat
; EXPECT: unsat
(declare-datatype Shape ((circle (radius Int)) (box (width Int) (full Bool)) (dot)))
(declare-const l (List Shape))
(declare-const flags (List Bool))
(define-fun shape ((u Shape) (v Bool)) Shape (ite v u dot))
(assert (distinct (List.value Shape ()) (List.map2 shape l (List.value Bool (false)))))
(check-sat)
(assert (= (List.value Shape ()) (List.map2 shape l flags)))
(assert (<= 1 (List.len l) 2))
(assert (<= 1 (List.len flags) 2))
(check-sat)
