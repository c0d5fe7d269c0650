; Goals about natural numbers.
; MODES: default one-thread
; EXPECT: unsat
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
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(declare-sort E 0)
(define-fun-rec plus ((x Nat) (y Nat)) Nat (match x ((Z y) ((S z) (S (plus z y))))))
(define-fun-rec plus2 ((x Nat) (y Nat)) Nat (match x ((Z y) ((S z) (plus2 z (S y))))))
(define-fun-rec minus ((x Nat) (y Nat)) Nat (match x ((Z Z) ((S z) (match y ((Z x) ((S y2) (minus z y2))))))))
(define-fun-rec times ((x Nat) (y Nat)) Nat (match x ((Z Z) ((S z) (plus y (times z y))))))
(define-fun-rec power ((x Nat) (y Nat)) Nat (match y ((Z (S Z)) ((S z) (times x (power x z))))))
(define-fun-rec le ((x Nat) (y Nat)) Bool
  (match x ((Z true) ((S z) (match y ((Z false) ((S y2) (le z y2))))))))
(define-fun-rec lt ((x Nat) (y Nat)) Bool
  (match y ((Z false) ((S y2) (match x ((Z true) ((S x2) (lt x2 y2))))))))
(define-fun-rec eq ((x Nat) (y Nat)) Bool
  (match x ((Z (match y ((Z true) ((S u) false)))) ((S z) (match y ((Z false) ((S y2) (eq z y2))))))))
(define-fun-rec nmax ((x Nat) (y Nat)) Nat
  (match x ((Z y) ((S z) (match y ((Z x) ((S y2) (S (nmax z y2)))))))))
(define-fun-rec nmin ((x Nat) (y Nat)) Nat
  (match x ((Z Z) ((S z) (match y ((Z Z) ((S y2) (S (nmin z y2)))))))))
(define-fun-rec half ((x Nat)) Nat (match x ((Z Z) ((S Z) Z) ((S (S z)) (S (half z))))))
(define-fun-rec double ((x Nat)) Nat (match x ((Z Z) ((S z) (S (S (double z)))))))
(define-fun-rec even ((x Nat)) Bool (match x ((Z true) ((S y) (match y ((Z false) ((S z) (even z))))))))
(define-fun-rec even2 ((x Nat)) Bool (match x ((Z true) ((S y) (not (even2 y))))))
(define-fun-rec fac ((x Nat)) Nat (match x ((Z (S Z)) ((S y) (times x (fac y))))))
(define-fun-rec qfac ((x Nat) (a Nat)) Nat (match x ((Z a) ((S y) (qfac y (times x a))))))
(define-fun-rec len ((x (list E))) Nat (match x ((nil Z) ((cons y r) (S (len r))))))
(define-fun-rec app ((x (list E)) (y (list E))) (list E) (match x ((nil y) ((cons z r) (cons z (app r y))))))
(push)
(assert (not (forall ((n Nat) (m Nat)) (= (plus n m) (plus m n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (= (plus n m) (plus2 m n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (= (minus (plus n m) n) m))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat) (k Nat)) (= (minus (minus n m) k) (minus n (plus m k))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (= (minus n m) (minus m n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (= (times n m) (times m n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat) (k Nat)) (= (times n (plus m k)) (plus (times n m) (times n k))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat) (k Nat)) (= (times n (times m k)) (times (times n m) k)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat)) (= (power (S Z) n) (S Z)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat)) (= (half (double n)) n))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (= (half (plus n m)) (half (plus m n))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat)) (=> (distinct n Z) (lt (half n) n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat)) (= (double n) (plus n n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat)) (even (double n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat)) (= (even n) (even2 n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (=> (and (even n) (even m)) (even (plus n m))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (=> (even (plus n m)) (even n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (= (even (len (app x y))) (even (len (app y x)))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list E)) (y (list E))) (= (half (len (app x y))) (plus (half (len x)) (half (len y)))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat)) (= (fac n) (qfac n (S Z))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (= (qfac n m) (times (fac n) m)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat) (k Nat)) (=> (and (le n m) (le m k)) (le n k)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (le n (nmax m n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat) (k Nat)) (= (nmax n (nmax m k)) (nmax (nmax n m) k)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (= (plus (nmax n m) (nmin n m)) (plus n m)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat)) (not (lt n n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Nat) (m Nat)) (= (eq n m) (= n m)))))
(check-sat)
(pop)
