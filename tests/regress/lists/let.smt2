; Lists bound by let are shared.
; EXPECT: unsat
(declare-const l (List Int))
(assert (<= (List.len l) 2))
(assert (let ((m (List.map (lambda ((x Int)) (+ x 1)) l)))
  (not (= (List.fold + 0 m) (+ (List.fold + 0 l) (List.len m))))))
(check-sat)
