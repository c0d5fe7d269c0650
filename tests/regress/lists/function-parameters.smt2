; Definitions may take functions: quantifiers over the elements of a list.
; EXPECT: sat
; EXPECT: unsat
(define-fun every ((p (-> Int Bool)) (l (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true l))
(define-fun some-one ((p (-> Int Bool)) (l (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (p x))) false l))
(define-fun even ((x Int)) Bool (= (mod x 2) 0))
(declare-const l (List Int))
(assert (<= 2 (List.len l) 3))
(assert (every even l))
(push)
(assert (some-one (lambda ((x Int)) (> x 100)) l))
(check-sat)
(pop)
(assert (some-one (lambda ((x Int)) (not (even x))) l))
(check-sat)
