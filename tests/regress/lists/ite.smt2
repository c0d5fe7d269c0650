; Lists chosen by a condition, under every combinator.
; EXPECT: sat
; EXPECT: (((List.len (ite p a b)) 2)
; EXPECT:  ((List.fold + 0 (ite p a b)) 5)
; EXPECT:  ((List.map - (ite (not p) a b)) (List.value Int ((- 1)))))
; EXPECT: unsat
(declare-const p Bool)
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= b (List.value Int (1))))
(assert (= a (List.value Int (2 3))))
(assert (> (List.len (ite p a b)) 1))
(check-sat)
(get-value ((List.len (ite p a b)) (List.fold + 0 (ite p a b)) (List.map - (ite (not p) a b))))
(assert (not (= (List.fold + 0 (List.map (lambda ((x Int)) (* 2 x)) (ite p a b))) 10)))
(check-sat)
