; EXPECT: unsat
; With deposits only, no account loses.
(set-logic ALL)

(declare-datatype Account ((account (opening Int) (ledger (List Int)))))
(declare-const accounts (List Account))
(define-fun closing ((a Account)) Int (List.fold + (opening a) (ledger a)))
(define-fun every-entry ((p (-> Int Bool))) Bool
  (List.forall (lambda ((a Account)) (List.forall (lambda ((e Int)) (p e)) (ledger a))) accounts))
(assert (every-entry (lambda ((e Int)) (>= e 0))))
(assert (List.exists (lambda ((a Account)) (< (closing a) (opening a))) accounts))

(check-sat)
