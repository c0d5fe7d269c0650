; EXPECT: sat
; Satisfiable: only withdrawals cost a fee.
(set-logic ALL)

(declare-datatype Account ((account (opening Int) (ledger (List Int)))))
(declare-const accounts (List Account))
(define-fun closing ((a Account)) Int (List.fold + (opening a) (ledger a)))
(assert (distinct (List.sum (List.map (lambda ((a Account)) (List.fold (lambda ((b Int) (e Int)) (+ b e (ite (< e 0) (- 1) 0))) (opening a) (ledger a))) accounts)) (- (List.sum (List.map closing accounts)) (List.sum (List.map (lambda ((a Account)) (List.len (ledger a))) accounts)))))

(check-sat)
