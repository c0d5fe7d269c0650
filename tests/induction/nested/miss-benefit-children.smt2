; EXPECT: sat
; Satisfiable: at eighteen it ends.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(assert (distinct (List.sum (List.map (lambda ((h Household)) (List.fold (lambda ((s Int) (m Member)) (ite (<= (age m) 18) (+ s 250) s)) 0 (members h))) households)) (* 250 (List.sum (List.map (lambda ((h Household)) (List.count (lambda ((m Member)) (< (age m) 18)) (members h))) households)))))

(check-sat)
