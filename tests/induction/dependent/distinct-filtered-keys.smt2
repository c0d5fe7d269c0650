; EXPECT: unsat
; Keys of some rows are keys.
(set-logic ALL)

(declare-datatype Row ((row (key Int) (value Int))))
(declare-const rows (List Row))
(assert (List.distinct (List.map (lambda ((r Row)) (key r)) rows)))
(assert (not (List.distinct (List.map (lambda ((r Row)) (+ 1 (key r))) (List.filter (lambda ((r Row)) (> (value r) 0)) rows)))))

(check-sat)
