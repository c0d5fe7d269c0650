; Goals about lists of natural numbers.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(define-fun-rec plus ((x Nat) (y Nat)) Nat (match x ((Z y) ((S z) (S (plus z y))))))
(define-fun-rec le ((x Nat) (y Nat)) Bool
  (match x ((Z true) ((S z) (match y ((Z false) ((S y2) (le z y2))))))))
(define-fun-rec lt ((x Nat) (y Nat)) Bool
  (match y ((Z false) ((S y2) (match x ((Z true) ((S x2) (lt x2 y2))))))))
(define-fun-rec eq ((x Nat) (y Nat)) Bool
  (match x ((Z (match y ((Z true) ((S u) false)))) ((S z) (match y ((Z false) ((S y2) (eq z y2))))))))
(define-fun-rec sum ((x (list Nat))) Nat (match x ((nil Z) ((cons y r) (plus y (sum r))))))
(define-fun-rec napp ((x (list Nat)) (y (list Nat))) (list Nat)
  (match x ((nil y) ((cons z r) (cons z (napp r y))))))
(define-fun-rec nlen ((x (list Nat))) Nat (match x ((nil Z) ((cons y r) (S (nlen r))))))
(define-fun-rec nrev ((x (list Nat))) (list Nat)
  (match x ((nil (as nil (list Nat))) ((cons z r) (napp (nrev r) (cons z (as nil (list Nat))))))))
(define-fun-rec ins ((e Nat) (x (list Nat))) (list Nat)
  (match x ((nil (cons e (as nil (list Nat)))) ((cons y r) (ite (lt e y) (cons e x) (cons y (ins e r)))))))
(define-fun-rec insle ((e Nat) (x (list Nat))) (list Nat)
  (match x ((nil (cons e (as nil (list Nat)))) ((cons y r) (ite (le e y) (cons e x) (cons y (insle e r)))))))
(define-fun-rec sorted ((x (list Nat))) Bool
  (match x ((nil true) ((cons y r) (match r ((nil true) ((cons z s) (and (le y z) (sorted r)))))))))
(define-fun-rec ncnt ((e Nat) (x (list Nat))) Nat
  (match x ((nil Z) ((cons y r) (ite (eq e y) (S (ncnt e r)) (ncnt e r))))))
(define-fun-rec nelem ((e Nat) (x (list Nat))) Bool
  (match x ((nil false) ((cons y r) (ite (eq e y) true (nelem e r))))))
(push)
(assert (not (forall ((x (list Nat)) (y (list Nat))) (= (sum (napp x y)) (plus (sum x) (sum y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list Nat))) (= (sum (nrev x)) (sum x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list Nat)) (y (list Nat))) (=> (= (sum x) (sum y)) (= x y)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Nat) (x (list Nat))) (= (nlen (ins e x)) (S (nlen x))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Nat) (x (list Nat))) (nelem e (ins e x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Nat) (f Nat) (x (list Nat))) (= (ncnt f (ins e x)) (ite (= e f) (S (ncnt f x)) (ncnt f x))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Nat) (x (list Nat))) (=> (sorted x) (sorted (insle e x))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Nat) (x (list Nat))) (= (sum (insle e x)) (plus e (sum x))))))
(check-sat)
(pop)
