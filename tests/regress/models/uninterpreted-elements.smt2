; Lists over a declared sort; elements that must differ do.
; EXPECT: sat
(declare-sort Person 0)
(declare-fun boss (Person) Person)
(declare-const team (List Person))
(assert (= (List.len team) 3))
(assert (List.fold (lambda ((ok Bool) (p Person)) (and ok (distinct p (boss p)))) true team))
(assert (distinct team (List.map boss team)))
(check-sat)
