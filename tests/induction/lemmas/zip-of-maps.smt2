; EXPECT: unsat
; Pairs of images are images of pairs.
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun next ((v Int)) Int (+ v 1))
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.zip (List.map next l) (List.map double m)) (List.map (lambda ((w (Tuple Int Int))) (tuple (next (tuple.first w)) (double (tuple.second w)))) (List.zip l m)))))
(check-sat)
