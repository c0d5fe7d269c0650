; Goals that are proved by structural induction, with the definitions as they are written: lists that are dealt out and put together again.
; MODES: default one-thread
; UNCERTIFIED: structural induction writes no certificates
; EXPECT: unsat
; EXPECT: sat
(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
(define-funs-rec ((left ((l lst)) lst) (right ((l lst)) lst))
  ((match l ((nil nil) ((cons x r) (cons x (right r)))))
   (match l ((nil nil) ((cons x r) (left r))))))
(define-fun-rec by-turns ((l lst) (m lst)) lst (match l ((nil m) ((cons x r) (cons x (by-turns m r))))))
; Two lists, dealt out in turn.
(push)
(assert (not (forall ((l lst)) (= (by-turns (left l) (right l)) l))))
(check-sat)
(pop)
; A near miss.
(push)
(assert (not (forall ((l lst)) (= (by-turns (right l) (left l)) l))))
(check-sat)
(pop)
