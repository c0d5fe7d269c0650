; EXPECT: sat
; In order of their keys, but not of their values.
(set-logic ALL)

(declare-datatype Row ((row (key Int) (val Int))))
(declare-const a (List Row))
(assert (List.sorted (List.map key a)))
(assert (not (List.foldi
  (lambda ((i Int) (so-far Bool) (x Row))
    (and so-far (List.foldi (lambda ((j Int) (so-far Bool) (y Row)) (and so-far (=> (< i j) (<= (val x) (val y))))) true a)))
  true a)))

(check-sat)
