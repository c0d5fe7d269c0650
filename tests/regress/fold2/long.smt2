; A million places, at three of which the lists differ.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.fold2 differ 0 a b) 3))
(set-option :compact-models true)
(declare-const a (List Int))
(declare-const b (List Int))
(define-fun differ ((n Int) (x Int) (y Int)) Int (ite (= x y) n (+ n 1)))
(assert (= (List.len a) 1000000 (List.len b)))
(assert (= (List.fold2 differ 0 a b) 3))
(check-sat)
(get-value ((List.fold2 differ 0 a b)))
