; A lemma about two folds helps where a third is asked about as well, and hides no model.
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
; MODES: default one-thread no-learn process reprint
(declare-datatype Item ((item (price Int) (weight Int))))
(declare-const items (List Item))
(define-fun price-of ((a Int) (i Item)) Int (+ a (price i)))
(define-fun weight-of ((a Int) (i Item)) Int (+ a (weight i)))
(assert (List.forall (lambda ((i Item)) (and (>= (price i) 1) (>= (weight i) (price i)))) items))
(push)
(assert (> (List.fold price-of 0 items) (List.fold weight-of 0 items)))
(check-sat)
(pop)
(push)
(assert (> (List.fold price-of 0 items) (+ 1 (List.fold weight-of 0 items))))
(assert (> (List.len items) 2))
(check-sat)
(pop)
(push)
(assert (= (List.fold price-of 0 items) (List.fold weight-of 0 items)))
(assert (> (List.len items) 2))
(check-sat)
(assert (< (List.fold weight-of 0 items) 3))
(check-sat)
(pop)
(assert (< (List.fold price-of 0 items) (List.fold weight-of 0 items) 5))
(check-sat)
