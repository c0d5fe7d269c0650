; One leading sort is that of the elements; two are the accumulator's and the elements' for a fold, the elements' and the
; images' for a map.
; EXPECT: sat
; EXPECT: (((List.fold Bool and true (List.map Int Bool (lambda ((x Int)) Bool (> x 0)) l)) true)
; EXPECT:  ((List.fold Bool Int (lambda ((ok Bool) (x Int)) (and ok (> x 1))) true l) false)
; EXPECT:  ((List.map Int (lambda ((x Int)) (> x 1)) l) (List.value Bool (false true))))
(define-const l (List Int) (List.value Int (1 2)))
(check-sat)
(get-value ((List.fold Bool and true (List.map Int Bool (lambda ((x Int)) Bool (> x 0)) l))
  (List.fold Bool Int (lambda ((ok Bool) (x Int)) (and ok (> x 1))) true l)
  (List.map Int (lambda ((x Int)) (> x 1)) l)))
