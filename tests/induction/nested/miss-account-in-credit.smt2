; EXPECT: sat
; Satisfiable: two such entries may.
(set-logic ALL)

(declare-datatype Account ((account (opening Int) (ledger (List Int)))))
(declare-const accounts (List Account))
(define-fun closing ((a Account)) Int (List.fold + (opening a) (ledger a)))
(assert (List.forall (lambda ((a Account)) (and (<= (List.len (ledger a)) 2) (>= (opening a) 0) (List.forall (lambda ((e Int)) (>= e (- (opening a)))) (ledger a)))) accounts))
(assert (List.exists (lambda ((a Account)) (< (closing a) 0)) accounts))

(check-sat)
