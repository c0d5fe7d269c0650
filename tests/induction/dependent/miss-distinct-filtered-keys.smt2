; EXPECT: sat
; Halves of keys are no keys.
(set-logic ALL)

(declare-datatype Row ((row (key Int) (value Int))))
(declare-const rows (List Row))
(assert (List.distinct (List.map (lambda ((r Row)) (key r)) rows)))
(assert (not (List.distinct (List.map (lambda ((r Row)) (div (key r) 2)) (List.filter (lambda ((r Row)) (> (value r) 0)) rows)))))

(check-sat)
