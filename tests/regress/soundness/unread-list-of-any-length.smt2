; A list of which only the length occurs has no bound, and needs none: the contradiction lies elsewhere.
; EXPECT: unsat
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Bool))
(assert (<= (List.len a) 2))
(assert (> (List.len b) (List.len c)))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (< x (List.len b)))) true a))
(push)
(assert (> (List.fold + 0 a) (* 2 (List.len b))))
(check-sat)
(pop)
(assert (= (List.fold + 0 a) (+ (List.len b) 5)))
(check-sat)
