; Goals for which an induction is not enough: what is left of a case is proved by another, or by taking two elements at a time.
; MODES: default one-thread
; UNCERTIFIED: structural induction writes no certificates
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: sat
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((zero) (succ (pred Nat))))
(define-fun-rec leq ((x Nat) (y Nat)) Bool
  (match x ((zero true) ((succ n) (match y ((zero false) ((succ m) (leq n m))))))))
(define-fun-rec greater ((x Nat) (y Nat)) Nat
  (match x ((zero y) ((succ n) (match y ((zero x) ((succ m) (succ (greater n m)))))))))
(define-fun-rec insert ((x Nat) (l (list Nat))) (list Nat)
  (match l ((nil (cons x (as nil (list Nat)))) ((cons y r) (ite (leq x y) (cons x l) (cons y (insert x r)))))))
(define-fun-rec sort ((l (list Nat))) (list Nat)
  (match l ((nil (as nil (list Nat))) ((cons x r) (insert x (sort r))))))
(define-fun-rec greatest ((l (list Nat))) Nat (match l ((nil zero) ((cons x r) (greater x (greatest r))))))
(define-fun-rec ordered ((l (list Nat))) Bool
  (match l ((nil true) ((cons x r) (match r ((nil true) ((cons y s) (and (leq x y) (ordered r)))))))))
(push)
(assert (not (forall ((l (list Nat))) (= (greatest (sort l)) (greatest l)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((l (list Nat))) (=> (ordered l) (= (sort l) l)))))
(check-sat)
(pop)
; Near misses.
(push)
(assert (not (forall ((l (list Nat))) (= (sort l) l))))
(check-sat)
(pop)
(push)
(assert (not (forall ((l (list Nat))) (= (greatest (sort l)) (head (sort l))))))
(check-sat)
(pop)
