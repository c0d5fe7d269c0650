; Lists differ at no more places than they have, whatever the lengths.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(define-fun differ ((n Int) (x Int) (y Int)) Int (ite (= x y) n (+ n 1)))
(assert (> (List.fold2 differ 0 a b) (List.len b)))
(check-sat)
