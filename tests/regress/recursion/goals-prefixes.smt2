; Goals about prefixes, what is behind them, and rotation.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(declare-sort E 0)
(define-fun-rec plus ((x Nat) (y Nat)) Nat (match x ((Z y) ((S z) (S (plus z y))))))
(define-fun-rec minus ((x Nat) (y Nat)) Nat (match x ((Z Z) ((S z) (match y ((Z x) ((S y2) (minus z y2))))))))
(define-fun-rec nmax ((x Nat) (y Nat)) Nat
  (match x ((Z y) ((S z) (match y ((Z x) ((S y2) (S (nmax z y2)))))))))
(define-fun-rec nmin ((x Nat) (y Nat)) Nat
  (match x ((Z Z) ((S z) (match y ((Z Z) ((S y2) (S (nmin z y2)))))))))
(define-fun-rec len ((x (list E))) Nat (match x ((nil Z) ((cons y r) (S (len r))))))
(define-fun-rec app ((x (list E)) (y (list E))) (list E) (match x ((nil y) ((cons z r) (cons z (app r y))))))
(define-fun-rec rev ((x (list E))) (list E)
  (match x ((nil (as nil (list E))) ((cons z r) (app (rev r) (cons z (as nil (list E))))))))
(define-fun-rec take ((n Nat) (x (list E))) (list E)
  (match n ((Z (as nil (list E))) ((S m) (match x ((nil (as nil (list E))) ((cons y r) (cons y (take m r)))))))))
(define-fun-rec drop ((n Nat) (x (list E))) (list E)
  (match n ((Z x) ((S m) (match x ((nil (as nil (list E))) ((cons y r) (drop m r))))))))
(define-fun-rec rot ((n Nat) (x (list E))) (list E)
  (match n ((Z x) ((S m) (match x ((nil (as nil (list E))) ((cons y r) (rot m (app r (cons y (as nil (list E))))))))))))
(push)
(assert (not (forall ((n Nat) (x (list E))) (= (app (take n x) (drop n x)) x))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat) (x (list E))) (= (take n (take m x)) (take (nmin n m) x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat) (x (list E))) (= (take n (take m x)) (take (nmax n m) x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat) (x (list E))) (= (drop n (drop m x)) (drop (plus n m) x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat) (x (list E))) (= (drop n (take m x)) (take (minus m n) (drop n x))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (x (list E))) (= (take n (rev x)) (rev (drop (minus (len x) n) x))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (x (list E))) (= (len (take n x)) (nmin n (len x))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (x (list E))) (= (len (drop n x)) (minus (len x) n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (x (list E)) (y (list E))) (= (take n (app x y)) (app (take n x) (take (minus n (len x)) y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (x (list E))) (= (take n x) (drop n x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E))) (= (rot (len x) x) x))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (= (rot (len x) (app x y)) (app y x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (x (list E))) (= (len (rot n x)) (len x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (x (list E))) (= (rot n x) (rot (S n) x)))))
(check-sat)
(pop)
