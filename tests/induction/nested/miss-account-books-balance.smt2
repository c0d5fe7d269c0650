; EXPECT: sat
; Satisfiable: entries alone are not.
(set-logic ALL)

(declare-datatype Account ((account (opening Int) (ledger (List Int)))))
(declare-const accounts (List Account))
(define-fun closing ((a Account)) Int (List.fold + (opening a) (ledger a)))
(assert (distinct (List.sum (List.map closing accounts)) (List.sum (List.map (lambda ((a Account)) (List.sum (ledger a))) accounts))))

(check-sat)
