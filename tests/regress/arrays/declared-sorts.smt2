; Indices of a declared sort.
; EXPECT: sat
(declare-sort Key 0)
(declare-const l (List Key))
(declare-const m (Array Key Int))
(assert (List.forall (lambda ((k Key)) (= (select m k) 1)) l))
(assert (= (List.len l) 2))
(assert (distinct (List.len l) (List.sum (List.map (lambda ((k Key)) (select (store m k 0) k)) l))))
(check-sat)
