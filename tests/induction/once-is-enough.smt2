; EXPECT: unsat
; A latch that closes when 7 is seen is open although 7 was counted.
(set-logic ALL)

(declare-const l (List Int))
(define-fun count ((p (-> Int Bool)) (xs (List Int))) Int
  (List.fold (lambda ((n Int) (x Int)) (ite (p x) (+ n 1) n)) 0 xs))
(define-fun latch () Bool (List.fold (lambda ((o Bool) (x Int)) (and o (not (= x 7)))) true l))
(assert latch)
(assert (> (count (lambda ((x Int)) (= x 7)) l) 0))

(check-sat)
