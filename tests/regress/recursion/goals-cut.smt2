; Goals about what is put into a list where a condition ends: the list is cut there, and each part has a first or a last element or none.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: sat
; EXPECT: sat
(declare-datatype row ((end) (item (first Int) (others row))))
(define-fun-rec place ((e Int) (r row)) row
  (match r ((end (item e end)) ((item y s) (ite (<= e y) (item e r) (item y (place e s)))))))
(define-fun-rec place-behind ((e Int) (r row)) row
  (match r ((end (item e end)) ((item y s) (ite (< e y) (item e r) (item y (place-behind e s)))))))
(define-fun-rec place-badly ((e Int) (r row)) row
  (match r ((end (item e end)) ((item y s) (ite (<= e (+ y 1)) (item e r) (item y (place-badly e s)))))))
(define-fun-rec place-twice ((e Int) (r row)) row
  (match r ((end (item e (item e end))) ((item y s) (ite (<= e y) (item e (item e r)) (item y (place-twice e s)))))))
(define-fun-rec arrange ((r row)) row (match r ((end end) ((item y s) (place y (arrange s))))))
(define-fun-rec arrange-behind ((r row)) row (match r ((end end) ((item y s) (place-behind y (arrange-behind s))))))
(define-fun-rec arrange-badly ((r row)) row (match r ((end end) ((item y s) (place-badly y (arrange-badly s))))))
(define-fun-rec arrange-twice ((r row)) row (match r ((end end) ((item y s) (place-twice y (arrange-twice s))))))
(define-fun-rec rises ((r row)) Bool
  (match r ((end true) ((item y s) (match s ((end true) ((item z t) (and (<= y z) (rises s)))))))))
(define-fun-rec rises-more ((r row)) Bool
  (match r ((end true) ((item y s) (match s ((end true) ((item z t) (and (< y z) (rises-more s)))))))))
(push)
(assert (not (forall ((r row)) (rises (arrange r)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((r row)) (rises (arrange-behind r)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((r row)) (rises (arrange-twice r)))))
(check-sat)
(pop)
; What was put in is in order if and only if the rest was.
(push)
(assert (not (forall ((e Int) (r row)) (=> (not (rises r)) (not (rises (place e r)))))))
(check-sat)
(pop)
; Near misses.
(push)
(assert (not (forall ((r row)) (rises (arrange-badly r)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((r row)) (rises-more (arrange r)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Int) (r row)) (=> (rises r) (rises (place-badly e r))))))
(check-sat)
(pop)
