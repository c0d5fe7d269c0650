; EXPECT: unsat
; Incomes are natural, but those of women exceed all.
(set-logic ALL)

(declare-datatypes ((Sex 0) (Person 0)) (((male) (female) (unknown)) ((person (age Int) (sex Sex) (income Int)))))
(declare-const people (List Person))
(define-fun incomes ((p (-> Person Bool))) Int
  (List.fold (lambda ((acc Int) (q Person)) (ite (p q) (+ acc (income q)) acc)) 0 people))
(assert (List.fold (lambda ((ok Bool) (p Person)) (and ok (>= (income p) 0))) true people))
(assert (> (incomes (lambda ((p Person)) (= (sex p) female))) (incomes (lambda ((p Person)) true))))

(check-sat)
