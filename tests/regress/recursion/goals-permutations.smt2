; Permutations, by taking the elements of one list out of the other, which is another one from call to call: proved by structural induction.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: sat
(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
(define-fun-rec has ((y Int) (l lst)) Bool (match l ((nil false) ((cons x r) (or (= x y) (has y r))))))
(define-fun-rec drop1 ((y Int) (l lst)) lst (match l ((nil nil) ((cons x r) (ite (= x y) r (cons x (drop1 y r)))))))
(define-fun-rec same ((l lst) (m lst)) Bool
  (match l ((nil (= m nil)) ((cons x r) (and (has x m) (same r (drop1 x m)))))))
(push)
(assert (not (forall ((l lst)) (same l l))))
(check-sat)
(pop)
; A near miss.
(push)
(assert (not (forall ((l lst)) (same l (drop1 0 l)))))
(check-sat)
(pop)
