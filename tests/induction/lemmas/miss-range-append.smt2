; EXPECT: sat
; Satisfiable: without an order, the ranges do not meet.
(declare-const k Int)
(declare-const i Int)
(declare-const j Int)
(assert (not (= (List.append (List.range i j) (List.range j k)) (List.range i k))))
(check-sat)
