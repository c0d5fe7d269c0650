; Goals about lists as sets.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(declare-sort E 0)
(define-fun-rec le ((x Nat) (y Nat)) Bool
  (match x ((Z true) ((S z) (match y ((Z false) ((S y2) (le z y2))))))))
(define-fun-rec len ((x (list E))) Nat (match x ((nil Z) ((cons y r) (S (len r))))))
(define-fun-rec app ((x (list E)) (y (list E))) (list E) (match x ((nil y) ((cons z r) (cons z (app r y))))))
(define-fun-rec rev ((x (list E))) (list E)
  (match x ((nil (as nil (list E))) ((cons z r) (app (rev r) (cons z (as nil (list E))))))))
(define-fun-rec elem ((e E) (x (list E))) Bool (match x ((nil false) ((cons y r) (or (= e y) (elem e r))))))
(define-fun-rec del ((e E) (x (list E))) (list E)
  (match x ((nil (as nil (list E))) ((cons y r) (ite (= e y) r (cons y (del e r)))))))
(define-fun-rec delall ((e E) (x (list E))) (list E)
  (match x ((nil (as nil (list E))) ((cons y r) (ite (= e y) (delall e r) (cons y (delall e r)))))))
(define-fun-rec nub ((x (list E))) (list E)
  (match x ((nil (as nil (list E))) ((cons y r) (cons y (delall y (nub r)))))))
(define-fun-rec union ((x (list E)) (y (list E))) (list E)
  (match x ((nil y) ((cons z r) (ite (elem z y) (union r y) (cons z (union r y)))))))
(define-fun-rec inter ((x (list E)) (y (list E))) (list E)
  (match x ((nil (as nil (list E))) ((cons z r) (ite (elem z y) (cons z (inter r y)) (inter r y))))))
(define-fun-rec subset ((x (list E)) (y (list E))) Bool
  (match x ((nil true) ((cons z r) (and (elem z y) (subset r y))))))
(define-fun-rec uniq ((x (list E))) Bool (match x ((nil true) ((cons z r) (and (not (elem z r)) (uniq r))))))
(define-fun-rec isPerm ((x (list E)) (y (list E))) Bool
  (match x ((nil (match y ((nil true) ((cons a b) false)))) ((cons z r) (and (elem z y) (isPerm r (del z y)))))))
(push)
(assert (not (forall ((x (list E))) (uniq (nub x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e E) (x (list E))) (= (elem e (nub x)) (elem e x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E))) (le (len (nub x)) (len x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E))) (= (nub x) x))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e E) (x (list E)) (y (list E))) (= (elem e (union x y)) (or (elem e x) (elem e y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e E) (x (list E)) (y (list E))) (= (elem e (inter x y)) (and (elem e x) (elem e y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (= (inter x y) (inter y x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E))) (subset x x))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (subset x (app y x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (=> (subset x y) (= (inter x y) x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (=> (subset x y) (= (union x y) y)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E)) (z (list E))) (=> (and (subset x y) (subset y z)) (subset x z)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (=> (and (uniq x) (uniq y)) (uniq (app x y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E))) (= (uniq (rev x)) (uniq x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (=> (= (len x) (len y)) (isPerm x y)))))
(check-sat)
(pop)
