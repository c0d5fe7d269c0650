; Comparing lists inside a function: by which amount is b shifted against a?
; EXPECT: sat
; EXPECT: ((shifts (List.value Int (3))))
; EXPECT: unsat
(declare-const shifts (List Int))
(define-const a (List Int) (List.value Int (1 2)))
(define-const b (List Int) (List.value Int (4 5)))
(assert (= (List.len shifts) 1))
(assert (List.fold
  (lambda ((found Bool) (s Int)) (or found (= b (List.map (lambda ((x Int)) (+ x s)) a)))) false shifts))
(check-sat)
(get-value (shifts))
(assert (List.fold (lambda ((ok Bool) (s Int)) (and ok (> s 3))) true shifts))
(check-sat)
