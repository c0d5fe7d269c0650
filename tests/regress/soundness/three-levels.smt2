; Folds three deep, the innermost depending on all variables.
; EXPECT: sat
; EXPECT: (((List.fold (lambda ((p Int) (x Int)) (+ p (List.fold (lambda ((q Int) (y Int)) (+ q (List.fold (lambda ((r Int) (z Int)) (+ r (* x y z))) 0 l))) 0 l))) 0 l) 27))
; EXPECT: unsat
(declare-const l (List Int))
(assert (= l (List.value Int (1 2))))
(check-sat)
(get-value ((List.fold (lambda ((p Int) (x Int)) (+ p (List.fold (lambda ((q Int) (y Int)) (+ q (List.fold (lambda ((r Int) (z Int)) (+ r (* x y z))) 0 l))) 0 l))) 0 l)))
(assert (distinct 27 (List.fold (lambda ((p Int) (x Int)) (+ p (List.fold (lambda ((q Int) (y Int))
  (+ q (List.fold (lambda ((r Int) (z Int)) (+ r (* x y z))) 0 l))) 0 l))) 0 l)))
(check-sat)
