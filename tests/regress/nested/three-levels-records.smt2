; Benefit offices, households, members.
; EXPECT: sat
; EXPECT: (((List.map (lambda ((h Household)) (List.map income (members h))) (households o)) (List.value (List Int) ((List.value Int (5 7)) (List.value Int (1))))))
(declare-datatype Member ((member (income Int))))
(declare-datatype Household ((household (members (List Member)))))
(declare-datatype Office ((office (households (List Household)))))
(declare-const o Office)
(assert (= o (office (List.value Household ((household (List.value Member ((member 5) (member 7)))) (household (List.value Member ((member 1)))))))))
(check-sat)
(get-value ((List.map (lambda ((h Household)) (List.map income (members h))) (households o))))
