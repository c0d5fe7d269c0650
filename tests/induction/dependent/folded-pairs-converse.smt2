; EXPECT: unsat
; In order for all pairs, by a fold inside a fold, so from one to the next.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.foldi
  (lambda ((i Int) (so-far Bool) (x Int))
    (and so-far (List.foldi (lambda ((j Int) (so-far Bool) (y Int)) (and so-far (=> (< i j) (<= x y)))) true a)))
  true a))
(assert (not (List.sorted a)))

(check-sat)
