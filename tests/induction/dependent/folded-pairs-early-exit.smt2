; EXPECT: unsat
; The same with folds that stop at the first inversion.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.sorted a))
(assert (not (List.foldi
  (lambda ((i Int) (ok Bool) (x Int))
    (ite ok (List.foldi (lambda ((j Int) (ok Bool) (y Int)) (ite (<= j i) ok (and ok (<= x y)))) true a) false))
  true a)))

(check-sat)
