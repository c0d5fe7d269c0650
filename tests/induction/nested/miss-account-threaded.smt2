; EXPECT: sat
; Satisfiable: a difference is not.
(set-logic ALL)

(declare-datatype Account ((account (opening Int) (ledger (List Int)))))
(declare-const accounts (List Account))
(assert (distinct (List.fold (lambda ((s Int) (a Account)) (List.fold - s (ledger a))) 0 accounts) (List.sum (List.map (lambda ((a Account)) (List.sum (ledger a))) accounts))))

(check-sat)
