; Goals about insertion sort, greatest and least elements.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
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
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(define-fun-rec plus ((x Nat) (y Nat)) Nat (match x ((Z y) ((S z) (S (plus z y))))))
(define-fun-rec times ((x Nat) (y Nat)) Nat (match x ((Z Z) ((S z) (plus y (times z y))))))
(define-fun-rec le ((x Nat) (y Nat)) Bool
  (match x ((Z true) ((S z) (match y ((Z false) ((S y2) (le z y2))))))))
(define-fun-rec lt ((x Nat) (y Nat)) Bool
  (match y ((Z false) ((S y2) (match x ((Z true) ((S x2) (lt x2 y2))))))))
(define-fun-rec eq ((x Nat) (y Nat)) Bool
  (match x ((Z (match y ((Z true) ((S u) false)))) ((S z) (match y ((Z false) ((S y2) (eq z y2))))))))
(define-fun-rec nmax ((x Nat) (y Nat)) Nat
  (match x ((Z y) ((S z) (match y ((Z x) ((S y2) (S (nmax z y2)))))))))
(define-fun-rec double ((x Nat)) Nat (match x ((Z Z) ((S z) (S (S (double z)))))))
(define-fun-rec sum ((x (list Nat))) Nat (match x ((nil Z) ((cons y r) (plus y (sum r))))))
(define-fun-rec napp ((x (list Nat)) (y (list Nat))) (list Nat)
  (match x ((nil y) ((cons z r) (cons z (napp r y))))))
(define-fun-rec nlen ((x (list Nat))) Nat (match x ((nil Z) ((cons y r) (S (nlen r))))))
(define-fun-rec nrev ((x (list Nat))) (list Nat)
  (match x ((nil (as nil (list Nat))) ((cons z r) (napp (nrev r) (cons z (as nil (list Nat))))))))
(define-fun-rec insle ((e Nat) (x (list Nat))) (list Nat)
  (match x ((nil (cons e (as nil (list Nat)))) ((cons y r) (ite (le e y) (cons e x) (cons y (insle e r)))))))
(define-fun-rec isort ((x (list Nat))) (list Nat)
  (match x ((nil (as nil (list Nat))) ((cons y r) (insle y (isort r))))))
(define-fun-rec sorted ((x (list Nat))) Bool
  (match x ((nil true) ((cons y r) (match r ((nil true) ((cons z s) (and (le y z) (sorted r)))))))))
(define-fun-rec ncnt ((e Nat) (x (list Nat))) Nat
  (match x ((nil Z) ((cons y r) (ite (eq e y) (S (ncnt e r)) (ncnt e r))))))
(define-fun-rec nelem ((e Nat) (x (list Nat))) Bool
  (match x ((nil false) ((cons y r) (ite (eq e y) true (nelem e r))))))
(define-fun-rec maximum ((x (list Nat))) Nat (match x ((nil Z) ((cons y r) (nmax y (maximum r))))))
(define-fun-rec upto ((n Nat)) (list Nat) (match n ((Z (as nil (list Nat))) ((S m) (cons m (upto m))))))
(define-fun-rec minimum ((a Nat) (x (list Nat))) Nat
  (match x ((nil a) ((cons y r) (ite (le y a) (minimum y r) (minimum a r))))))
(define-fun-rec bub ((x (list Nat))) (list Nat)
  (match x ((nil (as nil (list Nat))) ((cons y r) (match (bub r) ((nil (cons y (as nil (list Nat)))) ((cons z s) (ite (le y z) (cons y (cons z s)) (cons z (cons y s))))))))))
(define-fun-rec inc ((x (list Nat)) (n Nat)) (list Nat)
  (match x ((nil (as nil (list Nat))) ((cons y r) (cons (plus y n) (inc r (S n)))))))
(push)
(assert (not (forall ((x (list Nat))) (sorted (isort x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Nat) (x (list Nat))) (= (ncnt e (isort x)) (ncnt e x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list Nat))) (= (nlen (isort x)) (nlen x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list Nat))) (= (sum (isort x)) (sum x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list Nat))) (= (isort x) x))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list Nat)) (y (list Nat))) (= (maximum (napp x y)) (nmax (maximum x) (maximum y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list Nat))) (= (maximum (nrev x)) (maximum x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Nat) (x (list Nat))) (=> (nelem e x) (le e (maximum x))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list Nat)) (y (list Nat))) (=> (and (sorted x) (sorted y)) (sorted (napp x y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat)) (= (nlen (upto n)) n))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (= (nelem m (upto n)) (lt m n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat)) (= (double (sum (upto (S n)))) (times n (S n))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((a Nat) (x (list Nat))) (le (minimum a x) a))))
(check-sat)
(pop)
(push)
(assert (not (forall ((a Nat) (x (list Nat)) (y (list Nat))) (= (minimum a (napp x y)) (minimum (minimum a x) y)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list Nat))) (= (nlen (bub x)) (nlen x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list Nat))) (sorted (bub x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((a Nat) (x (list Nat))) (= (nlen (inc x a)) (nlen x)))))
(check-sat)
(pop)
