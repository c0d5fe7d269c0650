; EXPECT: unsat
; Rows in order of their keys are so from any to any later one.
(set-logic ALL)

(declare-datatype Row ((row (key Int) (val Int))))
(declare-const a (List Row))
(assert (List.sorted (List.map key a)))
(assert (not (List.foldi
  (lambda ((i Int) (so-far Bool) (x Row))
    (and so-far (List.foldi (lambda ((j Int) (so-far Bool) (y Row)) (and so-far (=> (< i j) (<= (key x) (key y))))) true a)))
  true a)))

(check-sat)
