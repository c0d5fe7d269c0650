; A combinator over one list inside the function of a combinator over another one.
; EXPECT: sat
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(assert (<= (List.len l) 2))
(assert (<= (List.len m) 2))
(define-fun subset ((xs (List Int)) (ys (List Int))) Bool (List.forall (lambda ((x Int)) (List.contains x ys)) xs))
(assert (subset l m))
(push)
(assert (= (List.len l) 2))
(assert (= (List.sum l) 9))
(check-sat)
(pop)
(assert (List.exists (lambda ((x Int)) (< (List.index_of x m) 0)) l))
(check-sat)
