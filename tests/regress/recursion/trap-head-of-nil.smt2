; The head and the rest of the empty list are unknown, and always the same; so is what comes before zero. Numbers among them are natural.
; MODES: default one-thread process reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: (((head l) 5)
; EXPECT:  ((head (as nil (list Int))) 5)
; EXPECT:  ((tail m) (cons 1 (as nil (list Int))))
; EXPECT:  ((p Z) (S Z)))
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype Nat ((Z) (S (p Nat))))
(declare-const l (list Int))
(declare-const m (list Int))
(declare-const n Nat)
(assert (and (= l m) (is-nil l)))
(push)
(assert (distinct (head l) (head m)))
(check-sat)
(pop)
(push)
(assert (not (= (tail l) (tail (as nil (list Int))))))
(check-sat)
(pop)
(push)
(assert (and (is-Z n) (= (S (p n)) n)))
(check-sat)
(pop)
(assert (and (= (head l) 5) (= (tail m) (cons 1 (as nil (list Int)))) (= (p Z) (S Z))))
(check-sat)
(get-value ((head l) (head (as nil (list Int))) (tail m) (p Z)))
