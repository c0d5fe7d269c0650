; Goals about appended and reversed lists.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(declare-sort E 0)
(define-fun-rec plus ((x Nat) (y Nat)) Nat (match x ((Z y) ((S z) (S (plus z y))))))
(define-fun-rec len ((x (list E))) Nat (match x ((nil Z) ((cons y r) (S (len r))))))
(define-fun-rec app ((x (list E)) (y (list E))) (list E) (match x ((nil y) ((cons z r) (cons z (app r y))))))
(define-fun-rec rev ((x (list E))) (list E)
  (match x ((nil (as nil (list E))) ((cons z r) (app (rev r) (cons z (as nil (list E))))))))
(define-fun-rec qrev ((x (list E)) (a (list E))) (list E)
  (match x ((nil a) ((cons z r) (qrev r (cons z a))))))
(push)
(assert (not (forall ((x (list E)) (y (list E)) (z (list E))) (= (app x (app y z)) (app (app x y) z)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (= (app x y) (app y x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (= (len (app x y)) (len (app y x))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (= (len (app x y)) (plus (len y) (len x))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E))) (= (rev (rev x)) x))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E))) (= (rev x) (qrev x (as nil (list E)))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (= (qrev (qrev x y) (as nil (list E))) (app (qrev y (as nil (list E))) x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (=> (= (rev x) (rev y)) (= x y)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (= (rev (app x y)) (app (rev x) (rev y))))))
(check-sat)
(pop)
