; EXPECT: unsat
; What passes a filter stays in order.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.sorted a))
(assert (not (List.foldi
  (lambda ((i Int) (so-far Bool) (x Int))
    (and so-far (List.foldi (lambda ((j Int) (so-far Bool) (y Int)) (and so-far (=> (< i j) (<= x y)))) true (List.filter (lambda ((z Int)) (> z 3)) a))))
  true (List.filter (lambda ((z Int)) (> z 3)) a))))

(check-sat)
