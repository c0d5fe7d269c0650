; EXPECT: unsat
; The numbers of men, women and unknown do not add up to the number of people.
(set-logic ALL)

(declare-datatypes ((Sex 0) (Person 0)) (((male) (female) (unknown)) ((person (age Int) (sex Sex) (income Int)))))
(declare-const people (List Person))
(define-fun number ((s Sex)) Int
  (List.fold (lambda ((n Int) (p Person)) (ite (= (sex p) s) (+ n 1) n)) 0 people))
(assert (not (= (+ (number male) (number female) (number unknown)) (List.len people))))

(check-sat)
