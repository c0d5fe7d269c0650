; Elements that are kept once are there once: how often one is there changes by cases of an equality.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: sat
(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
(define-fun-rec without ((y Int) (l lst)) lst
  (match l ((nil nil) ((cons x r) (ite (= x y) (without y r) (cons x (without y r)))))))
(define-fun-rec once ((l lst)) lst (match l ((nil nil) ((cons x r) (cons x (without x (once r)))))))
(define-fun-rec times ((y Int) (l lst)) Int (match l ((nil 0) ((cons x r) (+ (ite (= x y) 1 0) (times y r))))))
(define-fun-rec has ((y Int) (l lst)) Bool (match l ((nil false) ((cons x r) (or (= x y) (has y r))))))
; An element is kept once.
(push)
(assert (not (forall ((y Int) (l lst)) (=> (has y l) (= (times y (once l)) 1)))))
(check-sat)
(pop)
; A near miss.
(push)
(assert (not (forall ((y Int) (l lst)) (= (times y (once l)) 1))))
(check-sat)
(pop)
