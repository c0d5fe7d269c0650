; EXPECT: unsat
; In order over three, by three folds inside each other.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.sorted a))
(assert (not (List.foldi
  (lambda ((i Int) (ok Bool) (x Int)) (and ok (List.foldi
    (lambda ((j Int) (ok Bool) (y Int)) (and ok (List.foldi
      (lambda ((k Int) (ok Bool) (z Int)) (and ok (=> (and (< i j) (< j k)) (<= x z)))) true a))) true a))) true a)))

(check-sat)
