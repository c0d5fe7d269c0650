; The price of the item that has the least weight.
; EXPECT: sat
; EXPECT: ((l (List.value Item ((item 1 5) (item 2 3)))))
(declare-datatype Item ((item (price Int) (weight Int))))
(declare-const l (List Item))
(declare-const w Int)
(assert (= l (List.value Item ((item 1 5) (item 2 w)))))
(assert (<= 3 w 8))
(assert (= (List.min_by weight l (item 0 0)) (item 2 w)))
(assert (<= w 3))
(check-sat)
(get-value (l))
