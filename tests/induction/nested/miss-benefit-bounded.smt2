; EXPECT: sat
; Satisfiable: nothing is said of negative months.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(define-fun yearly ((m Member)) Int (List.sum (incomes m)))
(define-fun income ((h Household)) Int (List.sum (List.map yearly (members h))))
(define-fun benefit ((h Household)) Int (ite (< (income h) 1000) (- 1000 (income h)) 0))
(assert (> (List.sum (List.map benefit households)) (* 1000 (List.len households))))

(check-sat)
