; EXPECT: unsat
; The same, if the number of withdrawals is zero.
(set-logic ALL)

(declare-datatype Account ((account (opening Int) (ledger (List Int)))))
(declare-const accounts (List Account))
(define-fun closing ((a Account)) Int (List.fold + (opening a) (ledger a)))
(assert (List.forall (lambda ((a Account)) (= (List.count (lambda ((e Int)) (< e 0)) (ledger a)) 0)) accounts))
(assert (List.exists (lambda ((a Account)) (< (closing a) (opening a))) accounts))

(check-sat)
