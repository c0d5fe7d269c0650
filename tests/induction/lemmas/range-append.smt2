; EXPECT: unsat
; Ranges that meet are one.
(declare-const k Int)
(declare-const i Int)
(declare-const j Int)
(assert (<= i j k))
(assert (not (= (List.append (List.range i j) (List.range j k)) (List.range i k))))
(check-sat)
