; Goals in which it is decided by what an element is equal to what a step makes of what is read of a list.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
(declare-sort Thing 0)
(declare-datatype row ((end) (item (first Thing) (others row))))
(define-fun-rec in ((e Thing) (r row)) Bool (match r ((end false) ((item y s) (or (= e y) (in e s))))))
(define-fun-rec times ((e Thing) (r row)) Int (match r ((end 0) ((item y s) (ite (= e y) (+ 1 (times e s)) (times e s))))))
(define-fun-rec without ((e Thing) (r row)) row
  (match r ((end end) ((item y s) (ite (= e y) (without e s) (item y (without e s)))))))
(define-fun-rec once ((r row)) row (match r ((end end) ((item y s) (item y (without y (once s)))))))
; Each element is kept once.
(push)
(assert (not (forall ((e Thing) (r row)) (=> (in e r) (= (times e (once r)) 1)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Thing) (r row)) (<= (times e (once r)) (times e r)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Thing) (r row)) (= (in e (once r)) (= 1 (times e (once r)))))))
(check-sat)
(pop)
; Near misses.
(push)
(assert (not (forall ((e Thing) (r row)) (=> (in e r) (= (times e (without e (once r))) 1)))))
(check-sat)
(pop)
