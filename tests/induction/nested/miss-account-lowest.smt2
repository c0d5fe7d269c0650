; EXPECT: sat
; Satisfiable: it may be equal, with entries.
(set-logic ALL)

(declare-datatype Account ((account (opening Int) (ledger (List Int)))))
(declare-const accounts (List Account))
(define-fun closing ((a Account)) Int (List.fold + (opening a) (ledger a)))
(declare-datatype State ((state (balance Int) (lowest Int))))
(define-fun walk ((a Account)) State
  (List.fold (lambda ((s State) (e Int)) (let ((b (+ (balance s) e))) (state b (ite (< b (lowest s)) b (lowest s))))) (state (opening a) (opening a)) (ledger a)))
(assert (List.exists (lambda ((a Account)) (and (>= (lowest (walk a)) (closing a)) (> (List.len (ledger a)) 1))) accounts))

(check-sat)
