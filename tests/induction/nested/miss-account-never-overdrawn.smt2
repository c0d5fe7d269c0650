; EXPECT: sat
; Satisfiable: one that is not overdrawn at the end may have been.
(set-logic ALL)

(declare-datatype Account ((account (opening Int) (ledger (List Int)))))
(declare-const accounts (List Account))
(define-fun closing ((a Account)) Int (List.fold + (opening a) (ledger a)))
(declare-datatype State ((state (balance Int) (safe Bool))))
(define-fun walk ((a Account)) State
  (List.fold (lambda ((s State) (e Int)) (state (+ (balance s) e) (and (safe s) (>= (+ (balance s) e) 0)))) (state (opening a) (>= (opening a) 0)) (ledger a)))
(assert (List.forall (lambda ((a Account)) (>= (closing a) 0)) accounts))
(assert (List.exists (lambda ((a Account)) (and (>= (opening a) 0) (not (safe (walk a))))) accounts))

(check-sat)
