; EXPECT: sat
; A map holds what was written last, not first.
(set-logic ALL)
(declare-datatype W ((w (key Int) (val Int))))
(declare-const l (List W))
(define-fun m () (Array Int Int) (List.fold (lambda ((m (Array Int Int)) (x W)) (store m (key x) (val x))) ((as const (Array Int Int)) 0) l))
(assert (distinct (select m (key (List.head l (w 0 0)))) (val (List.head l (w 0 0)))))
(check-sat)
