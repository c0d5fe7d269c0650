; Strictly up to a peak and strictly down again: two drifting blocks.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-datatypes ((Way 0)) (((up (height Int)) (down (depth Int)) (lost))))
(declare-const l (List Int))
(define-fun climb ((w Way) (x Int)) Way
  (match w
    (((up h) (ite (> x h) (up x) (ite (< x h) (down x) lost)))
     ((down h) (ite (< x h) (down x) lost))
     (lost lost))))
(assert (= (List.fold climb (up 0) l) (down 1)))
(assert (>= (List.fold (lambda ((m Int) (x Int)) (ite (> x m) x m)) 0 l) 500000))
(assert (>= (List.len l) 900000))
(check-sat)
