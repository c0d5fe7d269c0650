; EXPECT: unsat
; The total of all classes is not below the number of marks.
(set-logic ALL)

(declare-const school (List (List (List Int))))
(define-fun every-mark ((q (-> Int Bool))) Bool
  (List.forall (lambda ((c (List (List Int)))) (List.forall (lambda ((p (List Int))) (List.forall (lambda ((m Int)) (q m)) p)) c)) school))
(define-fun class-total ((c (List (List Int)))) Int (List.sum (List.map (lambda ((p (List Int))) (List.sum p)) c)))
(define-fun class-count ((c (List (List Int)))) Int (List.sum (List.map (lambda ((p (List Int))) (List.len p)) c)))
(assert (every-mark (lambda ((m Int)) (>= m 1))))
(assert (< (List.sum (List.map class-total school)) (List.sum (List.map class-count school))))

(check-sat)
