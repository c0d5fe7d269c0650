; EXPECT: unsat
; Equal ranges that are not empty have equal bounds.
(declare-const n Int)
(declare-const k Int)
(declare-const i Int)
(declare-const j Int)
(assert (= (List.range i j) (List.range n k)))
(assert (< i j))
(assert (not (and (= i n) (= j k))))
(check-sat)
