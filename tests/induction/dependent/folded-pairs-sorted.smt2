; EXPECT: unsat
; In order from one to the next, so no pair is out of order, by a fold inside a fold.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.sorted a))
(assert (not (List.foldi
  (lambda ((i Int) (so-far Bool) (x Int))
    (and so-far (List.foldi (lambda ((j Int) (so-far Bool) (y Int)) (and so-far (=> (< i j) (<= x y)))) true a)))
  true a)))

(check-sat)
