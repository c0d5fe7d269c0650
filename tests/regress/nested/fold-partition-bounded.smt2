; A pair of lists as an accumulator agrees with List.partition.
; EXPECT: unsat
(define-fun step ((acc (Tuple (List Int) (List Int))) (x Int)) (Tuple (List Int) (List Int))
  (ite (> x 0)
    (tuple (List.snoc (tuple.first acc) x) (tuple.second acc))
    (tuple (tuple.first acc) (List.snoc (tuple.second acc) x))))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (distinct (List.fold step (tuple (List.value Int ()) (List.value Int ())) l) (List.partition (lambda ((x Int)) (> x 0)) l)))
(check-sat)
