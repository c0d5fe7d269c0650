; EXPECT: unsat
; A sorted list falls if it is read from its end.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.sorted a))
(assert (not (List.foldi
  (lambda ((i Int) (so-far Bool) (x Int))
    (and so-far (List.foldi (lambda ((j Int) (so-far Bool) (y Int)) (and so-far (=> (< i j) (>= x y)))) true (List.rev a))))
  true (List.rev a))))

(check-sat)
