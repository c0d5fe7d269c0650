; EXPECT: unsat
; Rows in order are so for all pairs, in each row by a fold inside a fold.
(set-logic ALL)

(declare-const m (List (List Int)))
(assert (List.forall List.sorted m))
(assert (List.exists (lambda ((r (List Int))) (not (List.foldi
  (lambda ((i Int) (so-far Bool) (x Int))
    (and so-far (List.foldi (lambda ((j Int) (so-far Bool) (y Int)) (and so-far (=> (< i j) (<= x y)))) true r)))
  true r))) m))

(check-sat)
