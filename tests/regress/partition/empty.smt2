; Both parts of the empty list are empty.
; EXPECT: unsat
(declare-const l (List Int))
(assert (List.is_empty l))
(assert (let ((parts (List.partition (lambda ((x Int)) (> x 0)) l)))
  (not (and (List.is_empty (tuple.first parts)) (List.is_empty (tuple.second parts))))))
(check-sat)
