; Goals about lists that begin with others.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(declare-sort E 0)
(define-fun-rec le ((x Nat) (y Nat)) Bool
  (match x ((Z true) ((S z) (match y ((Z false) ((S y2) (le z y2))))))))
(define-fun-rec len ((x (list E))) Nat (match x ((nil Z) ((cons y r) (S (len r))))))
(define-fun-rec app ((x (list E)) (y (list E))) (list E) (match x ((nil y) ((cons z r) (cons z (app r y))))))
(define-fun-rec take ((n Nat) (x (list E))) (list E)
  (match n ((Z (as nil (list E))) ((S m) (match x ((nil (as nil (list E))) ((cons y r) (cons y (take m r)))))))))
(define-fun-rec prefix ((x (list E)) (y (list E))) Bool
  (match x ((nil true) ((cons a r) (match y ((nil false) ((cons b s) (and (= a b) (prefix r s)))))))))
(push)
(assert (not (forall ((x (list E)) (y (list E))) (prefix x (app x y)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E)) (z (list E))) (=> (and (prefix x y) (prefix y z)) (prefix x z)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (=> (and (prefix x y) (prefix y x)) (= x y)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (=> (prefix x y) (le (len x) (len y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (prefix x (app y x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (x (list E))) (prefix (take n x) x))))
(check-sat)
(pop)
