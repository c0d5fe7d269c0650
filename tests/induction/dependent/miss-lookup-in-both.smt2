; EXPECT: sat
; What is not wanted is passed over: the variable of the function inside is its own.
(set-logic ALL)

(declare-const prices (List Int))
(declare-const wanted (List Int))
(define-fun last () Int
  (List.fold (lambda ((known Int) (p Int)) (ite (List.exists (lambda ((w Int)) (= w p)) wanted) p known)) (- 1) prices))
(assert (not (List.is_empty wanted)))
(assert (distinct last (List.last prices (- 1))))

(check-sat)
