; Numbers are natural in constants, in lists, in records, in what functions yield and in what is said to exist.
; MODES: default one-thread process reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: (((f n) (S Z))
; EXPECT:  (n Z))
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(declare-datatype row ((mk (num Nat) (all (list Nat)))))
(define-fun-rec plus ((x Nat) (y Nat)) Nat (match x ((Z y) ((S k) (S (plus k y))))))
(declare-const n Nat)
(declare-const l (list Nat))
(declare-const r row)
(declare-fun f (Nat) Nat)
(push)
(assert (= (S n) Z))
(check-sat)
(pop)
(push)
(assert (and (is-cons l) (= (S (head l)) Z)))
(check-sat)
(pop)
(push)
(assert (or (= (plus (num r) (S Z)) Z) (and (is-cons (all r)) (= (S (head (all r))) Z))))
(check-sat)
(pop)
(push)
(assert (= (S (f n)) Z))
(check-sat)
(pop)
(push)
(assert (not (forall ((x Nat)) (distinct (S x) Z))))
(check-sat)
(pop)
(assert (and (= (f n) (S Z)) (= n Z)))
(check-sat)
(get-value ((f n) n))
