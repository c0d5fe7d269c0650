; EXPECT: sat
; Images may come twice.
(declare-datatype Entry ((entry (place Int) (value Int))))
(define-fun entries ((l (List Int))) (List Entry) (List.mapi (lambda ((i Int) (x Int)) (entry i x)) l))
(define-fun unique ((l (List Int))) Bool
  (List.forall (lambda ((p Entry)) (List.forall (lambda ((q Entry)) (or (<= (place q) (place p)) (distinct (value p) (value q)))) (entries l))) (entries l)))
(declare-const a (List Int))
(assert (unique a))
(assert (not (unique (List.map abs a))))
(check-sat)
