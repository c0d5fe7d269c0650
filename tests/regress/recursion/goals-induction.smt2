; Goals that are proved by structural induction, with the definitions as they are written: lists that are dealt out and put together again, elements that are kept once.
; MODES: default one-thread
; UNCERTIFIED: structural induction writes no certificates
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: sat
(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
(define-funs-rec ((left ((l lst)) lst) (right ((l lst)) lst))
  ((match l ((nil nil) ((cons x r) (cons x (right r)))))
   (match l ((nil nil) ((cons x r) (left r))))))
(define-fun-rec by-turns ((l lst) (m lst)) lst (match l ((nil m) ((cons x r) (cons x (by-turns m r))))))
(define-fun-rec without ((y Int) (l lst)) lst
  (match l ((nil nil) ((cons x r) (ite (= x y) (without y r) (cons x (without y r)))))))
(define-fun-rec once ((l lst)) lst (match l ((nil nil) ((cons x r) (cons x (without x (once r)))))))
(define-fun-rec times ((y Int) (l lst)) Int (match l ((nil 0) ((cons x r) (+ (ite (= x y) 1 0) (times y r))))))
(define-fun-rec has ((y Int) (l lst)) Bool (match l ((nil false) ((cons x r) (or (= x y) (has y r))))))
; Two lists, dealt out in turn.
(push)
(assert (not (forall ((l lst)) (= (by-turns (left l) (right l)) l))))
(check-sat)
(pop)
; An element is kept once.
(push)
(assert (not (forall ((y Int) (l lst)) (=> (has y l) (= (times y (once l)) 1)))))
(check-sat)
(pop)
; Near misses.
(push)
(assert (not (forall ((l lst)) (= (by-turns (right l) (left l)) l))))
(check-sat)
(pop)
(push)
(assert (not (forall ((y Int) (l lst)) (= (times y (once l)) 1))))
(check-sat)
(pop)
