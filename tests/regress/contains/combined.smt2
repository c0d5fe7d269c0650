; Elements of records.
; EXPECT: unsat
(declare-datatype Point ((point (x Int) (y Int))))
(declare-const p Point)
(declare-const points (List Point))
(assert (not (=> (and (<= (List.len points) 2) (List.contains p points)) (List.contains (y p) (List.map y points)))))
(check-sat)
