; EXPECT: not unsat
; Equal sums of offsets are no equal offsets.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (= (+ n k) 3))
(assert (<= 0 n))
(assert (<= 0 k))
(assert (List.forall2 <= (List.drop n l) (List.drop k m)))
(assert (not (List.forall2 <= (List.drop 1 l) (List.drop 1 m))))
(check-sat)
