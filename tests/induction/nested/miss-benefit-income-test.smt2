; EXPECT: sat
; Satisfiable: one failed month is enough.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(define-fun yearly ((m Member)) Int (List.sum (incomes m)))
(define-fun failed ((m Member)) Int (List.count (lambda ((i Int)) (> i 800)) (incomes m)))
(assert (List.forall (lambda ((h Household)) (List.forall (lambda ((m Member)) (<= (failed m) 1)) (members h))) households))
(assert (List.exists (lambda ((h Household)) (List.exists (lambda ((m Member)) (> (yearly m) (* 800 (List.len (incomes m))))) (members h))) households))

(check-sat)
