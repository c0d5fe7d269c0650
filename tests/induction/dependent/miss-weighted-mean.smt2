; EXPECT: sat
; With negative weights.
(set-logic ALL)

(declare-datatype Row ((row (weight Int) (size Int))))
(declare-const r (List Row))
(declare-const k Int)
(assert (List.forall (lambda ((x Row)) (<= (size x) k)) r))
(assert (> (List.sum (List.map (lambda ((x Row)) (* (weight x) (size x))) r)) (* k (List.sum (List.map weight r)))))

(check-sat)
