; A declared record with two lists.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: ((h (household (List.value Int (30 40)) (List.value Bool ()))))
(declare-datatype Household ((household (incomes (List Int)) (flags (List Bool)))))
(declare-const h Household)
(assert (= (List.len (incomes h)) 2))
(assert (= (List.head (incomes h) 0) 30))
(assert (= (List.sum (incomes h)) 70))
(assert (List.is_empty (flags h)))
(check-sat)
(get-value (h))
