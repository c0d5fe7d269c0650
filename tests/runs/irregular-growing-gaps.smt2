; Gaps that grow: quadratic, so no block repeats.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Gap ((gap (last Int) (width Int) (ok Bool))))
(declare-const l (List Int))
(define-fun final () Gap
  (List.fold (lambda ((g Gap) (x Int)) (gap x (- x (last g)) (and (ok g) (> (- x (last g)) (width g))))) (gap 0 0 true) l))
(assert (ok final))
(assert (= (List.len l) 20))
(assert (= (last final) 210))
(check-sat)
