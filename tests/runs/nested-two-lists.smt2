; Two lists per record, of a thousand each.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Account ((account (credits (List Int)) (debits (List Int)))))
(declare-const accounts (List Account))
(assert (= (List.len accounts) 1000000))
(assert (List.forall (lambda ((a Account)) (and (= (List.len (credits a)) 1000) (= (List.len (debits a)) 1000) (>= (List.sum (credits a)) (List.sum (debits a))))) accounts))
(check-sat)
