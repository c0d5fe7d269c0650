; Zeros, a seven at a given place, then ones, as many as zeros.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Find ((find (position Int) (found Int))))
(declare-const l (List Int))
(define-fun seven () Int
  (found (List.fold (lambda ((f Find) (x Int)) (find (+ (position f) 1) (ite (= x 7) (position f) (found f)))) (find 0 (- 1)) l)))
(assert (= seven 600000))
(assert (= 1 (List.fold (lambda ((n Int) (x Int)) (ite (= x 7) (+ n 1) n)) 0 l)))
(assert (= (List.fold + 0 l) 600007))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (or (= x 0) (= x 1) (= x 7)))) true l))
(assert (= (List.len l) 1200001))
(check-sat)
