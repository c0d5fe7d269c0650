; Consecutive owners, each with more entries than the one before.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Entry ((entry (day Int) (amount Int))))
(declare-datatype Account ((account (owner Int) (entries (List Entry)))))
(declare-const accounts (List Account))
(assert (= (List.len accounts) 200))
(assert (List.forall2 (lambda ((a Account) (b Account)) (and (= (owner b) (+ 1 (owner a))) (> (List.len (entries b)) (List.len (entries a))))) accounts (List.tail accounts)))
(assert (List.forall (lambda ((a Account)) (List.forall (lambda ((e Entry)) (> (amount e) 0)) (entries a))) accounts))
(check-sat)
