; EXPECT: sat
; Whoever begins with an element that was not there may keep it.
(declare-datatype Best ((best (any Bool) (least Int))))
(define-fun lowest ((l (List Int))) Int
  (least (List.fold (lambda ((acc Best) (x Int)) (best true (ite (and (any acc) (<= (least acc) x)) (least acc) x))) (best true 0) l)))
(declare-const a (List Int))
(assert (> (List.len a) 0))
(assert (not (List.contains (lowest a) a)))
(check-sat)
