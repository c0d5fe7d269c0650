; Elements of a declared sort: all in a list of two can be different from a third.
; EXPECT: sat
; EXPECT: unsat
(declare-sort Person 0)
(declare-const boss Person)
(declare-const team (List Person))
(define-fun member ((p Person) (l (List Person))) Bool
  (List.fold (lambda ((found Bool) (q Person)) (or found (= p q))) false l))
(assert (= (List.len team) 2))
(push)
(assert (not (member boss team)))
(check-sat)
(pop)
(assert (List.fold (lambda ((ok Bool) (q Person)) (and ok (= q boss))) true team))
(assert (not (member boss team)))
(check-sat)
