; EXPECT: unsat
; Equal ledgers on equal opening balances close equally.
(set-logic ALL)

(declare-datatype Account ((account (opening Int) (ledger (List Int)))))
(declare-const accounts (List Account))
(define-fun closing ((a Account)) Int (List.fold + (opening a) (ledger a)))
(declare-const others (List Account))
(assert (= (List.len accounts) (List.len others)))
(assert (List.forall2 (lambda ((a Account) (b Account)) (and (= (opening a) (opening b)) (= (ledger a) (ledger b)))) accounts others))
(assert (distinct (List.sum (List.map closing accounts)) (List.sum (List.map closing others))))

(check-sat)
