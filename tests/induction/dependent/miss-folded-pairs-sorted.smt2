; EXPECT: sat
; Pairs the other way round may be out of order.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.sorted a))
(assert (> (List.len a) 2))
(assert (not (List.foldi
  (lambda ((i Int) (so-far Bool) (x Int))
    (and so-far (List.foldi (lambda ((j Int) (so-far Bool) (y Int)) (and so-far (=> (<= j i) (<= x y)))) true a)))
  true a)))

(check-sat)
