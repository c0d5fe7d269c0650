; A way through a corridor with turns, then waiting at the end.
; EXPECT: sat
(set-logic ALL)
(declare-datatypes ((Move 0) (Walker 0)) (((left) (right) (ahead)) ((at (cell Int)) (lost))))
(declare-const l (List Move))
(define-fun walk ((w Walker) (m Move)) Walker
  (match w
    ((lost lost)
     ((at c) (match m
       ((ahead (ite (= (mod c 3) 0) (at (+ c 1)) lost))
        (left (ite (= (mod c 3) 1) (at (+ c 1)) (ite (= c 14) (at c) lost)))
        (right (ite (and (= (mod c 3) 2) (< c 14)) (at (+ c 1)) lost))))))))
(assert (= (List.fold walk (at 0) l) (at 14)))
(assert (>= (List.len l) 1000000))
(check-sat)
