; EXPECT: sat
; Satisfiable: empty ranges are equal.
(declare-const n Int)
(declare-const k Int)
(declare-const i Int)
(declare-const j Int)
(assert (= (List.range i j) (List.range n k)))
(assert (not (and (= i n) (= j k))))
(check-sat)
