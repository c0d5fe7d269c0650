; EXPECT: sat
; Pairs at a distance in order say nothing about neighbours.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.foldi
  (lambda ((i Int) (so-far Bool) (x Int))
    (and so-far (List.foldi (lambda ((j Int) (so-far Bool) (y Int)) (and so-far (=> (< (+ i 1) j) (<= x y)))) true a)))
  true a))
(assert (not (List.sorted a)))

(check-sat)
