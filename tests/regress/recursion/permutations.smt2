; A function that takes the elements of a list out of another one asks for a permutation: what permutations have in common is known of it.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: sat
(declare-datatype lst ((end) (item (first Int) (others lst))))
(define-fun-rec has ((y Int) (l lst)) Bool (match l ((end false) ((item x r) (or (= x y) (has y r))))))
(define-fun-rec less ((y Int) (l lst)) lst (match l ((end end) ((item x r) (ite (= x y) r (item x (less y r)))))))
(define-fun-rec lacking ((y Int) (l lst)) lst (match l ((end end) ((item x r) (ite (= x y) (lacking y r) (item x (lacking y r)))))))
(define-fun-rec same ((l lst) (m lst)) Bool
  (match l ((end (match m ((end true) ((item x r) false)))) ((item x r) (and (has x m) (same r (less x m)))))))
(define-fun-rec often ((y Int) (l lst)) Int (match l ((end 0) ((item x r) (ite (= x y) (+ 1 (often y r)) (often y r))))))
(push)
(assert (not (forall ((l lst) (m lst)) (=> (same l m) (same m l)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((l lst) (m lst) (n lst)) (=> (same l m) (=> (same m n) (same l n))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((y Int) (l lst) (m lst)) (=> (same l m) (= (often y l) (often y m))))))
(check-sat)
(pop)
; Near misses: equal elements, not equally often; and a function that takes out all that are equal.
(push)
(define-fun-rec within ((l lst) (m lst)) Bool (match l ((end true) ((item x r) (and (has x m) (within r (less x m)))))))
(assert (not (forall ((l lst) (m lst)) (=> (within l m) (same l m)))))
(check-sat)
(pop)
(push)
(define-fun-rec alike ((l lst) (m lst)) Bool (match l ((end (= m end)) ((item x r) (and (has x m) (alike r (lacking x m)))))))
(assert (not (forall ((l lst) (m lst)) (=> (same l m) (alike l m)))))
(check-sat)
(pop)
