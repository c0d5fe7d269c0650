; EXPECT: sat
; Satisfiable: where the first lists differ in length, the second ones shift.
(declare-const a (List Int))
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const r (List Int))
(assert (not (= (List.zip (List.append l m) (List.append r a)) (List.append (List.zip l r) (List.zip m a)))))
(check-sat)
