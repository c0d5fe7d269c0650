; EXPECT: unsat
; A pupil whose marks are all ones has the least total.
(set-logic ALL)

(declare-const school (List (List (List Int))))
(define-fun every-mark ((q (-> Int Bool))) Bool
  (List.forall (lambda ((c (List (List Int)))) (List.forall (lambda ((p (List Int))) (List.forall (lambda ((m Int)) (q m)) p)) c)) school))
(define-fun class-total ((c (List (List Int)))) Int (List.sum (List.map (lambda ((p (List Int))) (List.sum p)) c)))
(define-fun class-count ((c (List (List Int)))) Int (List.sum (List.map (lambda ((p (List Int))) (List.len p)) c)))
(assert (every-mark (lambda ((m Int)) (= m 1))))
(assert (List.exists (lambda ((c (List (List Int)))) (distinct (class-total c) (class-count c))) school))

(check-sat)
