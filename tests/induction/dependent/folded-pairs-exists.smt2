; EXPECT: unsat
; In order, so there is no inversion, by folds that look for one.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.sorted a))
(assert (List.foldi
  (lambda ((i Int) (so-far Bool) (x Int))
    (or so-far (List.foldi (lambda ((j Int) (so-far Bool) (y Int)) (or so-far (and (< i j) (> x y)))) false a)))
  false a))

(check-sat)
