; EXPECT: unsat
; The same of a single household.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(define-fun yearly ((m Member)) Int (List.sum (incomes m)))
(define-fun income ((h Household)) Int (List.sum (List.map yearly (members h))))
(define-fun months ((h Household)) Int (List.sum (List.map (lambda ((m Member)) (List.len (incomes m))) (members h))))
(declare-const h Household)
(assert (List.forall (lambda ((m Member)) (List.forall (lambda ((i Int)) (<= 0 i 100)) (incomes m))) (members h)))
(assert (or (< (income h) 0) (> (income h) (* 100 (months h)))))

(check-sat)
