; EXPECT: sat
; But somebody as old.
(set-logic ALL)

(declare-datatype Person ((person (room Int) (age Int))))
(declare-const people (List Person))
(assert (not (List.is_empty people)))
(assert (> (List.len people) 1))
(assert (List.forall (lambda ((p Person))
  (List.exists (lambda ((q Person)) (and (= (room p) (room q)) (<= (age p) (age q)))) people)) people))

(check-sat)
