; EXPECT: unsat
; That no element comes twice, said with records of the user's own for elements and their places.
(declare-datatype Entry ((entry (place Int) (value Int))))
(define-fun entries ((l (List Int))) (List Entry) (List.mapi (lambda ((i Int) (x Int)) (entry i x)) l))
(define-fun unique ((l (List Int))) Bool
  (List.forall (lambda ((p Entry)) (List.forall (lambda ((q Entry)) (or (<= (place q) (place p)) (distinct (value p) (value q)))) (entries l))) (entries l)))
(declare-const a (List Int))
(assert (unique a))
(assert (not (unique (List.filter (lambda ((x Int)) (> x 3)) a))))
(check-sat)
