; EXPECT: unsat
; Strictly rising, so no two are the same, by a fold inside a fold.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.forall2 < a (List.tail a)))
(assert (not (List.foldi
  (lambda ((i Int) (so-far Bool) (x Int))
    (and so-far (List.foldi (lambda ((j Int) (so-far Bool) (y Int)) (and so-far (=> (distinct i j) (distinct x y)))) true a)))
  true a)))

(check-sat)
