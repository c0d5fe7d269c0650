; The first element, if any.
; EXPECT: sat
; EXPECT: ((l (List.value Int (4 9))))
; EXPECT: unsat
(declare-datatype Option (par (T) ((none) (some (value T)))))
(define-fun head ((l (List Int))) (Option Int)
  (List.fold (lambda ((acc (Option Int)) (x Int)) (match acc ((none (some x)) ((some _) acc)))) (as none (Option Int)) l))
(declare-const l (List Int))
(assert (= (head l) (some 4)))
(assert (= (List.len l) 2))
(assert (= (List.fold + 0 l) 13))
(check-sat)
(get-value (l))
(assert (is-none (head l)))
(check-sat)
