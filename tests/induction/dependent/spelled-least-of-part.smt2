; EXPECT: unsat
; The least of a part is not less, where the least is a fold that remembers whether there was an element.
(declare-datatype Best ((best (any Bool) (least Int))))
(define-fun lowest ((l (List Int))) Int
  (least (List.fold (lambda ((acc Best) (x Int)) (best true (ite (and (any acc) (<= (least acc) x)) (least acc) x))) (best false 0) l)))
(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (> (List.len a) 0))
(assert (< (lowest a) (lowest b)))
(check-sat)
