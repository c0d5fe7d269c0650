; EXPECT: sat
; Satisfiable: one above the threshold is enough.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(define-fun yearly ((m Member)) Int (List.sum (incomes m)))
(define-fun income ((h Household)) Int (List.sum (List.map yearly (members h))))
(define-fun size ((h Household)) Int (List.len (members h)))
(assert (List.forall (lambda ((h Household)) (List.forall (lambda ((m Member)) (<= (yearly m) 301)) (members h))) households))
(assert (List.exists (lambda ((h Household)) (> (income h) (* 300 (size h)))) households))

(check-sat)
