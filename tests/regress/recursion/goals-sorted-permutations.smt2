; Sorting permutes: what is read of a list that a fold builds, for a witness that the lists differ.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: sat
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(define-fun-rec le ((x Nat) (y Nat)) Bool
  (match x ((Z true) ((S z) (match y ((Z false) ((S y2) (le z y2))))))))
(define-fun-rec has ((e Nat) (x (list Nat))) Bool
  (match x ((nil false) ((cons y r) (or (= e y) (has e r))))))
(define-fun-rec without ((e Nat) (x (list Nat))) (list Nat)
  (match x ((nil (as nil (list Nat))) ((cons y r) (ite (= e y) r (cons y (without e r)))))))
(define-fun-rec permutes ((x (list Nat)) (y (list Nat))) Bool
  (match x ((nil (= y (as nil (list Nat)))) ((cons z r) (and (has z y) (permutes r (without z y)))))))
(define-fun-rec insert ((e Nat) (x (list Nat))) (list Nat)
  (match x ((nil (cons e (as nil (list Nat)))) ((cons y r) (ite (le e y) (cons e x) (cons y (insert e r)))))))
(define-fun-rec sort ((x (list Nat))) (list Nat)
  (match x ((nil (as nil (list Nat))) ((cons y r) (insert y (sort r))))))
(push)
(assert (not (forall ((x (list Nat))) (permutes (sort x) x))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x (list Nat))) (permutes x (sort x)))))
(check-sat)
(pop)
; A near miss: an element is lost unless it is there already.
(push)
(assert (not (forall ((e Nat) (x (list Nat))) (permutes (sort (cons e x)) (cons e (without e x))))))
(check-sat)
(pop)
; What counts positively has no witness.
(push)
(declare-const x (list Nat))
(assert (permutes (sort x) x))
(assert (not (= (sort x) x)))
(check-sat)
(pop)
