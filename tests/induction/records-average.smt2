; EXPECT: unsat
; Nobody is older than 20, but the ages add up to more than twenty times the number of people.
(set-logic ALL)

(declare-datatypes ((Sex 0) (Person 0)) (((male) (female) (unknown)) ((person (age Int) (sex Sex) (income Int)))))
(declare-const people (List Person))
(define-fun young () Bool (List.fold (lambda ((ok Bool) (p Person)) (and ok (<= 0 (age p) 20))) true people))
(define-fun ages () Int (List.fold (lambda ((acc Int) (p Person)) (+ acc (age p))) 0 people))
(assert young)
(assert (> ages (* 20 (List.len people))))

(check-sat)
