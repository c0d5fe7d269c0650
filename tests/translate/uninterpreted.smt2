; Sorts and functions without interpretation.
; status: sat
(declare-sort Person 0)
(declare-fun age (Person) Int)
(declare-fun friends (Person Person) Bool)
(declare-const ann Person)
(declare-const all (List Person))
(assert (= (List.len all) 2))
(assert (> (List.fold (lambda ((acc Int) (p Person)) (+ acc (age p))) 0 all) 20))
(assert (List.fold (lambda ((ok Bool) (p Person)) (and ok (friends ann p) (not (= p ann)))) true all))
(assert (< (age ann) 5))
(check-sat)
