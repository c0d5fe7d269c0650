; EXPECT: unsat
; The order of the entries does not matter in the end.
(set-logic ALL)

(declare-datatype Account ((account (opening Int) (ledger (List Int)))))
(declare-const accounts (List Account))
(define-fun closing ((a Account)) Int (List.fold + (opening a) (ledger a)))
(assert (List.exists (lambda ((a Account)) (distinct (List.fold + (opening a) (List.rev (ledger a))) (closing a))) accounts))

(check-sat)
