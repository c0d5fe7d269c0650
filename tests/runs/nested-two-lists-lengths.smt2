; One list per record is longer.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Account ((account (credits (List Int)) (debits (List Int)))))
(declare-const accounts (List Account))
(assert (= (List.len accounts) 1000000))
(assert (List.forall (lambda ((a Account)) (and (= (List.len (credits a)) 1000) (= (List.len (debits a)) 2000) (List.forall (lambda ((x Int)) (= x 3)) (debits a)))) accounts))
(check-sat)
