; A pass that lets the greater of two neighbours go on ends with the greatest of all.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun step ((acc (List Int)) (x Int)) (List Int)
  (let ((last (List.last acc x)))
    (ite (<= last x)
      (List.snoc acc x)
      (List.append (List.take (- (List.len acc) 1) acc) (List.value Int (x last))))))
(define-fun pass () (List Int) (List.fold step (List.value Int ()) l))
(assert (= (List.len l) 5))
(assert (List.exists (lambda ((x Int)) (> x (List.last pass 0))) l))
(check-sat)
