; Goals about repeated elements.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(declare-sort E 0)
(define-fun-rec plus ((x Nat) (y Nat)) Nat (match x ((Z y) ((S z) (S (plus z y))))))
(define-fun-rec len ((x (list E))) Nat (match x ((nil Z) ((cons y r) (S (len r))))))
(define-fun-rec app ((x (list E)) (y (list E))) (list E) (match x ((nil y) ((cons z r) (cons z (app r y))))))
(define-fun-rec rev ((x (list E))) (list E)
  (match x ((nil (as nil (list E))) ((cons z r) (app (rev r) (cons z (as nil (list E))))))))
(declare-fun ff (E) E)
(define-fun-rec map ((x (list E))) (list E)
  (match x ((nil (as nil (list E))) ((cons y r) (cons (ff y) (map r))))))
(define-fun-rec cnt ((e E) (x (list E))) Nat
  (match x ((nil Z) ((cons y r) (ite (= e y) (S (cnt e r)) (cnt e r))))))
(define-fun-rec replicate ((n Nat) (e E)) (list E)
  (match n ((Z (as nil (list E))) ((S m) (cons e (replicate m e))))))
(push)
(assert (not (forall ((n Nat) (e E)) (= (len (replicate n e)) n))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat) (e E)) (= (app (replicate n e) (replicate m e)) (replicate (plus m n) e)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (e E)) (= (rev (replicate n e)) (replicate n e)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (e E) (f E)) (= (cnt f (replicate n e)) (ite (= e f) n Z)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (e E)) (= (map (replicate n e)) (replicate n (ff e))))))
(check-sat)
(pop)
