; Inner lists of a declared sort.
; EXPECT: sat
; EXPECT: unsat
(declare-sort Person 0)
(declare-const a Person)
(declare-const b Person)
(declare-const groups (List (List Person)))
(assert (= groups (List.value (List Person) ((List.value Person (a b)) (List.value Person (b))))))
(assert (distinct a b))
(check-sat)
(assert (List.forall (lambda ((g (List Person))) (List.contains a g)) groups))
(check-sat)
