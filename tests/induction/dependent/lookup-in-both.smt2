; EXPECT: unsat
; The last price of what is in another list, too: it is the price of something that is there.
(set-logic ALL)

(declare-datatype Price ((price (id Int) (cents Int))))
(declare-const prices (List Price))
(declare-const wanted (List Int))
(define-fun last () Int
  (List.fold
    (lambda ((known Int) (p Price)) (ite (List.exists (lambda ((w Int)) (= w (id p))) wanted) (cents p) known))
    (- 1) prices))
(assert (List.forall (lambda ((p Price)) (=> (List.contains (id p) wanted) (<= 5 (cents p)))) prices))
(assert (not (or (= last (- 1)) (<= 5 last))))

(check-sat)
