; Lists of lists are equal if the lists at every place are: another grouping is another list.
; EXPECT: sat
; EXPECT: unsat
(declare-const a (List (List Int)))
(declare-const b (List (List Int)))
(push)
(assert (= (List.concat a) (List.concat b) (List.value Int (1 2))))
(assert (= (List.len a) (List.len b) 2))
(assert (distinct a b))
(check-sat)
(pop)
(assert (= a (List.value (List Int) ((List.value Int (1)) (List.value Int (2))))))
(assert (= b (List.value (List Int) ((List.value Int (1 2))))))
(assert (= a b))
(check-sat)
