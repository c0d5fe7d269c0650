; EXPECT: unsat
; A weighted mean is at most the largest value.
(set-logic ALL)

(declare-datatype Row ((row (weight Int) (size Int))))
(declare-const r (List Row))
(declare-const k Int)
(assert (List.forall (lambda ((x Row)) (and (>= (weight x) 0) (<= (size x) k))) r))
(assert (> (List.sum (List.map (lambda ((x Row)) (* (weight x) (size x))) r)) (* k (List.sum (List.map weight r)))))

(check-sat)
